import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hosted } from '../../tools/kura.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

/** The pages for level authors show files and what the program prints for them; here they are taken at their word. */
const PAGES = join(import.meta.dirname, '../../../docs/formats');

const FENCE = /^```(text \S+|console)\n([\s\S]*?)^```$/gm;

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

/** Words as a shell splits them, as far as the pages need it. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare!);

const sessionOf = (block: string): readonly (readonly [command: string, output: string])[] =>
  block
    .split(/^\$ kura /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trimEnd()]);

test.each([...readdirSync(PAGES), '../solving.md', '../adding-a-game.md'])('%s shows what happens', async (page) => {
  const text = readFileSync(join(PAGES, page), 'utf8').replaceAll('\r\n', '\n');
  for (const [, head, body] of text.matchAll(FENCE)) {
    if (head!.startsWith('text ')) writeFileSync(join(folder, head!.slice(5)), body!);
    for (const [command, output] of head === 'console' ? sessionOf(body!) : []) {
      const { stdout, stderr } = await hosted(wordsOf(command), folder);
      expect([`${stdout}${stderr}`.trimEnd(), `${stderr}${stdout}`.trimEnd()], command).toContain(output);
    }
  }
});
