import type { Translations } from '../../../core/language.ts';

/** Positions to be won within so many moves. */
export const task: Translations = {
  'Win with one move.': 'Nyerj egyetlen lépéssel!',
  'Win within {moves} moves.': 'Nyerj legfeljebb {moves} lépésben!',
  'Yours:': 'A tiéd:',
  'One move left.': 'Még egy lépésed van.',
  '{moves} moves left.': 'Még {moves} lépésed van.',
  'The computer looks for an answer …': 'A gép válaszlépést keres …',
  'This is lost: the other side wins. Undo takes it back.': 'Ez elveszett: az ellenfél nyer. A Vissza visszaveszi.',
  'This does not win in time any more. Undo takes it back.': 'Ez már nem nyer időben. A Vissza visszaveszi.',
  'That lets it slip: now the other side wins. Undo takes it back.':
    'Ezzel elúszott a nyerés: innen már az ellenfél nyer. A Vissza visszaveszi a lépést.',
  'That still wins, but not with one more move. Undo takes it back.':
    'Ez is nyer, de egy lépésben már nem. A Vissza visszaveszi a lépést.',
  'That still wins, but not within {moves} more moves. Undo takes it back.':
    'Ez is nyer, de {moves} további lépésben már nem. A Vissza visszaveszi a lépést.',
  'Whether this still wins in time could not be told. Play on.':
    'Nem derült ki, hogy ez még idejében nyer-e. Játssz tovább!',
  'That was not the winning move. Undo takes it back.': 'Nem ez volt a nyerő lépés. A Vissza visszaveszi.',
  'The {moves} moves are used up. Undo takes the last one back.':
    'Elfogyott mind a {moves} lépés. A Vissza visszaveszi az utolsót.',
  'There is nothing to show: nothing was let slip.': 'Nincs mit megmutatni: nem rontottál el semmit.',
  'Difficulty {difficulty} of {most}.': 'Nehézség: {difficulty}/{most}.',
  'Win in {moves}': '{moves} lépés',
  'difficulty {difficulty}': 'nehézség {difficulty}',
  'Show why': 'Mutasd, miért nem',
};
