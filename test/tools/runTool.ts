import { execFile } from 'node:child_process';

/** What a program of node_modules prints; whether it was content is in its words, not in its exit code. */
export const outputOf = (bin: string, args: readonly string[], cwd: string): Promise<string> => {
  const path = `${import.meta.dirname}/../../node_modules/${bin}`;
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, [path, ...args], options, (_, stdout) => resolve(stdout));
  });
};
