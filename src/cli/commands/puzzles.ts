import { Command } from 'commander';
import { check } from '../puzzles/check.ts';
import { make } from '../puzzles/make.ts';

const makeCommand = (): Command =>
  new Command('make')
    .description('find puzzles in games that a program plays against itself; Ctrl-C keeps what is there by then')
    .option('--size <n>', 'cells along an edge; without it there are several sizes')
    .option('--count <n>', 'how many', '240')
    .option('--seed <n>', 'of the chance that games begin with: the same seed makes the same puzzles', '1')
    .option('--out <file>', 'write them there; - is the standard output', '-')
    .option('--force', 'replace a file that is there already')
    .option('--game <game>', 'another game than the first that has puzzles')
    .action(make);

const checkCommand = (): Command =>
  new Command('check')
    .description('prove every puzzle of a file: its first move wins in as many moves as it says, and no other wins')
    .argument('<file>', 'a file of puzzles, or - for the standard input')
    .option(
      '--nodes <n>',
      'positions to look at for each, by the rules alone and then with the race rules',
      '100000000',
    )
    .option('--level <n>', 'this one only')
    .option('--json', 'one JSON object per line')
    .action(check);

export const puzzlesCommand = (): Command =>
  new Command('puzzles')
    .description('make and check puzzles: positions in which one move wins, within so many moves')
    .addCommand(makeCommand())
    .addCommand(checkCommand());
