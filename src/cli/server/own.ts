import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { tame } from '../../node/columns.ts';
import { complain, print } from '../../node/output.ts';
import { AT_FAULT, UsageError } from '../io.ts';
import { type Answer, Client, refusalIn } from './client.ts';
import { forgetKey, keyFor } from './keys.ts';

/** Columns of what a server says. */
const MAX_WORDS = 200;

/** What a server says to a key that nobody has sent anything with, and once all is deleted. */
const NOBODY = 404;
const NO_CONTENT = 204;

const fail = (words: string): void => {
  complain(`kura: ${words}`);
  process.exitCode = AT_FAULT;
};

/** What somebody does about himself there, which takes the key that he has sent things with. */
const askAsOwn = async (server: string, ask: (client: Client) => Promise<Answer>): Promise<Answer | undefined> => {
  const key = keyFor(server);
  if (key === undefined) {
    fail(`Nothing was sent to ${server} from here.`);
    return undefined;
  }
  const answer = await ask(new Client(server, key));
  if (answer.status < 300) return answer;
  fail(tame(refusalIn(answer), MAX_WORDS));
  return undefined;
};

export const renameThere = async (server: string, name: string): Promise<void> => {
  const answer = await askAsOwn(server, (client) => client.ask('player', { name }, 'PATCH'));
  if (answer) print(`Your name there is ${tame(String(answer.body.name), MAX_WORDS)}.`);
};

const isSure = async (server: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new UsageError('--delete cannot be undone: --yes says that you mean it.');
  complain(`Delete all that you have sent to ${server}, results and packs? y or n:`);
  const lines = createInterface({ input: process.stdin });
  const [answer] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as readonly string[];
  lines.close();
  return /^y(es)?$/i.test(answer?.trim() ?? '');
};

/** Whether nothing is there any more, as a server of Kura says: it was deleted, and the answer to that was lost. */
const isGone = async (client: Client, { status }: Answer): Promise<boolean> =>
  status === NOBODY && typeof (await client.ask('')).body.kura === 'string';

/** Whoever sends something again is somebody else. */
export const deleteThere = async (server: string, isMeant: boolean): Promise<void> => {
  const isKnown = keyFor(server) !== undefined;
  if (isKnown && !isMeant && !(await isSure(server))) return;
  let words = 'All that you have sent there is deleted.';
  const answer = await askAsOwn(server, async (client) => {
    const said = await client.ask('player', undefined, 'DELETE');
    if (!(await isGone(client, said))) return said;
    words = 'Nothing of yours is there any more: the key to it is forgotten.';
    return { ...said, status: NO_CONTENT };
  });
  if (!answer) return;
  forgetKey(server);
  print(words);
};
