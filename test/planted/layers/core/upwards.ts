// Core imports nothing but itself, in whatever way it is written.
import { here } from './fine.ts';
import { chess } from '../games/chess/index.ts';
import type { Play } from "../play/fine.ts";
import '../results/fine.ts';
import '../sound/fine.ts';
export { node } from '../node/fine.ts';
export * from '../tui/fine.ts';
export type { Web } from '../web/fine.ts';
// import { commented } from '../server/fine.ts';
const text = "import { quoted } from '../server/fine.ts'";
export const later = () => import('../cli/fine.ts');
export const thing: import('../server/fine.ts').Thing = { here, chess, text } as unknown as Play;
