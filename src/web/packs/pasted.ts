import { say } from '../../core/parsed.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { spoken } from '../words.svelte.ts';

const pastedName = (): string => spoken(say('Pasted levels'));

/** What was pasted, as a file. Its name has no ending: what it is shows from the text alone. */
export const pastedFile = (text: string): File => new File([text], pastedName());

/** Letters of a name: the address has it too. */
const MAX_NAME = 80;

/** What was pasted has no name of its own, unless it says one. */
export const nameIfPasted = (opened: Opened): Opened => {
  const { name, pack } = opened;
  return name === pastedName() ? { ...opened, name: pack.title.trim().slice(0, MAX_NAME) || name } : opened;
};
