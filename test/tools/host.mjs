// A process that runs one command after another: the bundle is evaluated anew for each, as a new process would do it,
// but Node and the packages are there already. test/tools/kura.ts starts it.

const { argv, env } = process;
const START = process.cwd();

const written = { stdout: '', stderr: '' };
for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
  process[name].write = (/** @type {string | Uint8Array} */ text) => {
    written[name] += text;
    return true;
  };
}

/** What a command has left behind dies with its process; here it is taken back. */
const forget = () => {
  Object.assign(written, { stdout: '', stderr: '' });
  process.exitCode = undefined;
  process.stdout.removeAllListeners('error');
};

/** @param {import('./kura.ts').Order} order */
const run = async ({ bundle, number, args, folder, home }) => {
  forget();
  process.argv = [argv[0] ?? '', bundle, ...args];
  process.chdir(folder);
  env.KURA_HOME = home;
  await import(`${bundle}?${number}`);
  // Not every system removes a folder that a process is in, and that is what the tests do next.
  process.chdir(START);
  return { ...written, status: process.exitCode ?? 0 };
};

process.on('message', async (/** @type {import('./kura.ts').Order} */ order) => {
  process.send?.(await run(order));
});
process.on('disconnect', () => process.exit());
