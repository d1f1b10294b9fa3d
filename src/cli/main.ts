import { inspect } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { sentence } from '../core/parsed.ts';
import { complain, complainText, onUnwritable, printText } from '../node/output.ts';
import { gameTitles } from '../play/speech/about.ts';
import { analyseCommand } from './commands/analyse.ts';
import { convertCommand } from './commands/convert.ts';
import { dataCommand } from './commands/data.ts';
import { drawCommand } from './commands/draw.ts';
import { duplicatesCommand } from './commands/duplicates.ts';
import { engineCommand } from './commands/engine.ts';
import { exportCommand } from './commands/export.ts';
import { gamesCommand } from './commands/games.ts';
import { gradeCommand } from './commands/grade.ts';
import { importCommand } from './commands/import.ts';
import { jobsCommand } from './commands/jobs.ts';
import { makeCommand } from './commands/make.ts';
import { matchCommand } from './commands/match.ts';
import { optimizeCommand } from './commands/optimize.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { resultsCommand } from './commands/results.ts';
import { sendCommand } from './commands/send.ts';
import { serveCommand } from './commands/serve.ts';
import { showCommand } from './commands/show.ts';
import { solveCommand } from './commands/solve.ts';
import { todayCommand } from './commands/today.ts';
import { verifyCommand } from './commands/verify.ts';
import { workCommand } from './commands/work.ts';
import { AT_FAULT, UsageError, WRONG_USE } from './io.ts';
import { MAKING, serveMaking } from './making/makingWorker.ts';
import { serveLane } from './solver/laneWorker.ts';
import { readAs } from './source.ts';

const program = new Command('kura')
  .description(`${sentence(gameTitles())} on the command line`)
  .version(about.version)
  .option('--encoding <name>', 'read files in this encoding, where their letters look wrong')
  .hook('preAction', (command) => readAs(command.opts<{ encoding?: string }>().encoding))
  .addCommand(playCommand())
  .addCommand(drawCommand())
  .addCommand(todayCommand())
  .addCommand(gamesCommand())
  .addCommand(showCommand())
  .addCommand(replayCommand())
  .addCommand(verifyCommand())
  .addCommand(solveCommand())
  .addCommand(optimizeCommand())
  .addCommand(gradeCommand())
  .addCommand(analyseCommand())
  .addCommand(resultsCommand())
  .addCommand(convertCommand())
  .addCommand(duplicatesCommand())
  .addCommand(perftCommand())
  .addCommand(engineCommand())
  .addCommand(matchCommand())
  .addCommand(puzzlesCommand())
  .addCommand(makeCommand())
  .addCommand(jobsCommand())
  .addCommand(workCommand())
  .addCommand(serveCommand())
  .addCommand(dataCommand())
  .addCommand(sendCommand())
  .addCommand(exportCommand())
  .addCommand(importCommand());

/** Commander prints its own complaints and then asks to leave; leaving early could cut the output short. */
const leave = (cause: unknown): void => {
  if (cause instanceof CommanderError) {
    process.exitCode = cause.exitCode === 0 ? 0 : WRONG_USE;
  } else if (cause instanceof UsageError) {
    complain(`kura: ${cause.message}`);
    process.exitCode = WRONG_USE;
  } else {
    complainText(`${inspect(cause)}\n`);
    process.exitCode = AT_FAULT;
  }
};

const runProgram = async (): Promise<void> => {
  // Whoever reads our output may stop reading: `kura show pack.xsb | head`. A full disk is another matter.
  onUnwritable((code) => {
    if (code !== 'EPIPE') complain(`kura: The output cannot be written: ${code}.`);
    process.exit(code === 'EPIPE' ? undefined : AT_FAULT);
  });
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride().configureOutput({ writeOut: printText, writeErr: complainText });
  }
  try {
    await program.parseAsync();
  } catch (cause) {
    leave(cause);
  }
};

// The bundle is one file, which the threads of solvers and makers run as well.
if (isMainThread) await runProgram();
else if (workerData === MAKING) serveMaking();
else serveLane();
