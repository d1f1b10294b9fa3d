import { say } from '../../core/parsed.ts';
import { spoken } from '../words.svelte.ts';

/** What was pasted, as a file. Its name has no ending: what it is shows from the text alone. */
export const pastedFile = (text: string): File => new File([text], spoken(say('Pasted levels')));
