const { stdout } = process;
stdout.write('a title');
console.log('a title');
process.stderr.write('a title');
process['stderr'].write('a title');
writeSync(1, 'a title');
writeFileSync('/dev/tty', 'a title');
appendFileSync(2, 'a title');
