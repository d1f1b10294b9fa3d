import type { Translations } from '../../../core/language.ts';

/** Every move of a position, judged by proofs. */
export const colouring: Translations = {
  'Colour the moves': 'Lépések színezése',
  'Moves judged: {known} of {all} …': 'Kielemezve: {known} lépés (összesen {all}) …',
  'Every move loses.': 'Bármelyik lépés veszít.',
  'Every move wins.': 'Bármelyik lépés nyer.',
  'Moves that win: {wins} of {all}.': 'Nyerő lépés: {wins} (összesen {all}).',
  'not known yet': 'még nem tudni',
  Hide: 'Elrejtés',
  'wins at once': 'azonnal nyer',
  'wins in {moves} moves': '{moves} lépésben nyer',
  'wins within {moves} moves': 'legfeljebb {moves} lépésben nyer',
  'loses at once': 'azonnal veszít',
  'loses in {moves} moves': '{moves} lépésben veszít',
  'loses within {moves} moves': 'legfeljebb {moves} lépésben veszít',
  '{place}: {verdict}.': '{place}: {verdict}.',
};
