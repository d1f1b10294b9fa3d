import type { Translations } from '../../../core/language.ts';
import { analysis } from './analysis.ts';
import { colouring } from './colouring.ts';
import { commands } from './commands.ts';
import { days } from './days.ts';
import { editor } from './editor.ts';
import { engines } from './engines.ts';
import { figures } from './figures.ts';
import { files } from './files.ts';
import { games } from './games.ts';
import { grade } from './grade.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { music } from './music.ts';
import { narration } from './narration.ts';
import { online } from './online.ts';
import { opponent } from './opponent.ts';
import { packs } from './packs.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { results } from './results.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { sound } from './sound.ts';
import { storage } from './storage.ts';
import { task } from './task.ts';
import { terminal } from './terminal.ts';
import { together } from './together.ts';

/**
 * What the house says, and what more than one game says, grouped like the sources; the rest is with the games. Whoever
 * translates keeps to this:
 *
 * - Players are addressed as `te`. Commands are nouns, as in other programs: "Kilépés".
 * - No article and no ending on an inserted value: whether it is "a" or "az", "-ban" or "-ben" depends on the value.
 *   "Ez nem lépés: „{word}”." and "{number}. pálya" need neither.
 * - pusher, worker, human munkás · box láda · goal célmező · wall fal · rock szikla · ladder létra · doll bábu
 *   cell mező · board tábla · rank sor · file vonal · position állás · move, step lépés · push tolás · line lépéssor
 *   level pálya · pack pályacsomag · map file térképfájl · record játszma · result eredmény · solution megoldás
 */
export const hungarian: readonly Translations[] = [
  games,
  play,
  narration,
  opponent,
  together,
  online,
  task,
  grade,
  guide,
  colouring,
  commands,
  editor,
  analysis,
  engines,
  results,
  files,
  figures,
  storage,
  page,
  packs,
  home,
  days,
  shell,
  settings,
  terminal,
  sound,
  music,
];
