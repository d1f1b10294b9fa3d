import type { Translations } from '../../../core/language.ts';

export const hungarian: Translations = {
  'Sokoban Vexed': 'Sokoban Vexed',
  'Boxes of one colour vanish when they meet.': 'Az egyforma színű ládák eltűnnek, ha összeérnek.',
  Reset: 'Visszaállítás',
  rock: 'szikla',
  ladder: 'létra',
  'Five maps': 'Öt térkép',
  'The cliff': 'A szirt',
  'The ladder': 'A létra',
  'The hat': 'A kalap',
  'The chain': 'A lánc',
  'The mine': 'A bánya',
  air: 'levegő',
  human: 'emberke',
  'blue box': 'kék láda',
  'red box': 'piros láda',
  'cyan box': 'türkiz láda',
  'magenta box': 'bíbor láda',
  'green box': 'zöld láda',
  'yellow box': 'sárga láda',
  'black box': 'fekete láda',

  blue: 'kék',
  red: 'piros',
  cyan: 'türkiz',
  magenta: 'bíbor',
  green: 'zöld',
  yellow: 'sárga',
  black: 'fekete',

  'A rock is behind the box.': 'A láda mögött szikla van.',
  'The box does not stand on a rock or a box.': 'A láda alatt nincs se szikla, se láda.',
  'A rock is in the way.': 'Szikla van az útban.',
  'The human cannot climb with a box on his head.': 'Az emberke nem mászhat ládával a fején.',
  'The ladder ends here: there is nothing above to climb.': 'A létra itt véget ér: nincs hová feljebb mászni.',
  'There is no ladder here.': 'Itt nincs létra.',
  'Click a cell next to the human.': 'Kattints az emberke melletti mezőre!',
  'The human is there already.': 'Az emberke már ott van.',
  'The human cannot walk there.': 'Az emberke nem tud odasétálni.',
  'Nothing is in the way.': 'Semmi sincs az útban.',
  'Only one {colour} box is left.': 'Már csak egy {colour} láda maradt.',

  'The first line must be the width and the height: 8 10.':
    'Az első sorban a szélességnek és a magasságnak kell állnia, például: 8 10.',
  'Width and height must be from 1 to {largest}.': 'A szélesség és a magasság 1 és {largest} között lehet.',
  'The row is longer than the width of {width}.': 'A sor hosszabb a megadott szélességnél ({width}).',
  'The row is shorter than the width of {width}: blanks were added.':
    'A sor rövidebb a megadott szélességnél ({width}): szóközökkel lett kiegészítve.',
  '"{character}" is not part of a level.': 'Ez a jel nem lehet a pályán: „{character}”.',
  'There is no human.': 'Nincs emberke.',
  'There is more than one human.': 'Egynél több emberke van.',
  'Rows expected: {height}, found: {found}.': 'Várt sorok: {height}, talált sorok: {found}.',
  'There is no box.': 'Nincs láda.',
  'There is only one {colour} box: the level cannot be solved.': 'Csak egy {colour} láda van: a pálya nem oldható meg.',
  'A map file cannot show the human inside a ladder cell.': 'Egy térképfájlban az emberke nem lehet létrás mezőben.',
  'A map file cannot show a box inside a ladder cell.': 'Egy térképfájlban láda nem lehet létrás mezőben.',
  '"{letter}" is not one of the letters r, l, u and d.': 'Itt csak r, l, u és d betű állhat, ez nem: „{letter}”.',
  'The solver knows maps of at most {most} boxes.': 'A megoldó legfeljebb {most} ládás térképeket ismer.',

  'Boxes of one colour vanish when two or more of them touch. Make all of them vanish; a last one alone is lost.':
    'Az azonos színű ládák eltűnnek, ha kettő vagy több összeér. Tüntesd el mindet; az egyedül maradt láda elveszett.',
  'The arrow keys move the tiny man; on ladders he climbs. What has nothing below it falls, and nothing can be done until it has landed.':
    'A nyílbillentyűk mozgatják az emberkét; a létrákon mászik. Ami alatt nincs semmi, az leesik, és addig semmit sem lehet tenni, amíg földet nem ér.',
  'Sokoban Vexed adds gravity, ladders and boxes that vanish by colour, as in the falling-block puzzle Vexed.':
    'A Sokoban Vexed nehézkedést, létrákat és színük szerint eltűnő ládákat ad hozzá, a Vexed nevű játék mintájára.',
  'maps of Vexed together with their solutions': 'Vexed-térképek a megoldásaikkal együtt',
};
