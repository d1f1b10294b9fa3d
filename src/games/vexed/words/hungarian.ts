import type { Translations } from '../../../core/language.ts';
import { madeTitles } from './madeTitles.ts';
import { mapTitles } from './mapTitles.ts';

export const hungarian: Translations = {
  ...madeTitles,
  ...mapTitles,
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
  worker: 'munkás',
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
  'The worker cannot climb with a box on his head.': 'A munkás nem mászhat ládával a fején.',
  'The ladder ends here: there is nothing above to climb.': 'A létra itt véget ér: nincs hová feljebb mászni.',
  'There is no ladder here.': 'Itt nincs létra.',
  'Click a cell next to the worker.': 'Kattints a munkás melletti mezőre!',
  'The worker is there already.': 'A munkás már ott van.',
  'The worker cannot walk there.': 'A munkás nem tud odasétálni.',
  'Nothing is in the way.': 'Semmi sincs az útban.',
  'Only one {colour} box is left.': 'Már csak egy {colour} láda maradt.',
  'One {colour} box is left: the level can no longer be won. U undoes, R resets.':
    'Egy {colour} láda maradt: a pálya már nem nyerhető meg. U: vissza, R: újra.',

  'The first line must be the width and the height: 8 10.':
    'Az első sorban a szélességnek és a magasságnak kell állnia, például: 8 10.',
  'Width and height must be from 1 to {largest}.': 'A szélesség és a magasság 1 és {largest} között lehet.',
  'The row is longer than the width of {width}.': 'A sor hosszabb a megadott szélességnél ({width}).',
  'The row is shorter than the width of {width}: blanks were added.':
    'A sor rövidebb a megadott szélességnél ({width}): szóközökkel lett kiegészítve.',
  '"{character}" is not part of a level.': 'Ez a jel nem lehet a pályán: „{character}”.',
  'There is no human.': 'Nincs munkás.',
  'There is more than one human.': 'Egynél több munkás van.',
  'Rows expected: {height}, found: {found}.': 'Várt sorok: {height}, talált sorok: {found}.',
  'There is no box.': 'Nincs láda.',
  'There is only one {colour} box: the level cannot be solved.': 'Csak egy {colour} láda van: a pálya nem oldható meg.',
  'A map file cannot show the human inside a ladder cell.': 'Egy térképfájlban a munkás nem lehet létrás mezőben.',
  'A map file cannot show a box inside a ladder cell.': 'Egy térképfájlban láda nem lehet létrás mezőben.',
  '"{letter}" is not one of the letters r, l, u and d.': 'Itt csak r, l, u és d betű állhat, ez nem: „{letter}”.',
  'The solver knows maps of at most {most} boxes.': 'A megoldó legfeljebb {most} ládás térképeket ismer.',

  'Make all boxes vanish. The last box of its colour can never vanish: when only one is left, the level can no longer be won, and you take moves back (U) or begin again (R).':
    'Tüntesd el az összes ládát! Egy szín utolsó ládája már nem tűnhet el: ha csak egy marad, a pálya nem nyerhető meg, ezért vonj vissza lépéseket (U), vagy kezdd újra (R).',
  'The arrow keys move the worker. Keys that you press while something falls are kept, and played when all is at rest; Esc drops them.':
    'A nyílbillentyűk mozgatják a munkást. Az esés közben lenyomott billentyűk megmaradnak, és akkor kerülnek sorra, amikor már semmi sem mozog; az Esc törli őket.',
  'He pushes one box to the left or to the right, if it stands on a rock or on a box and nothing is behind it. Never two at once, never up or down.':
    'Egyetlen ládát tol balra vagy jobbra, ha az sziklán vagy ládán áll, és mögötte szabad a hely. Kettőt egyszerre soha, és felfelé vagy lefelé sem.',
  'Gravity: a box falls until a rock, a box or his head is below it. He falls too where he stands on nothing, and neither that nor a box ever hurts him.':
    'Gravitáció: a láda addig esik, amíg szikla, láda vagy a munkás feje meg nem állítja. Ha nincs alatta semmi, a munkás is leesik, de sem az esés, sem a rá eső láda nem árt neki.',
  'Boxes of one colour vanish when two or more of them touch, side by side or one above the other: all at once, as soon as nothing falls. Then what stood on them falls, and may meet others.':
    'Az azonos színű ládák eltűnnek, ha kettő vagy több összeér, egymás mellett vagy egymáson: mind egyszerre, amint már semmi sem esik. Ami rajtuk állt, az ezután leesik, és újabb ládákkal érhet össze.',
  'Ladders: he climbs up and down on them, and stands on their top. They hold him wherever he is on them.':
    'Létrák: fel és le mászik rajtuk, és meg is áll a tetejükön. A létra mindenütt megtartja.',
  'A ladder holds no box: it falls through, down to the lowest rung, and can still be pushed there.':
    'A ládát nem tartja meg a létra: átesik rajta a legalsó fokig, és onnan még eltolható.',
  'Stacks: when he pushes out the lowest box, what stood on it comes to rest on his head.':
    'Egymáson álló ládák: ha a munkás kitolja a legalsót, a fejére kerül, ami azon állt.',
  'What is on his head is not carried along: when he walks away it falls behind him.':
    'Ami a fején van, azt nem viszi magával: ha ellép alóla, leesik mögötte.',
  'Down a ladder it follows him, on his head. Up he cannot climb with a box on his head.':
    'Létrán lefelé vele megy, a fején. Felfelé viszont nem mászhat ládával a fején.',
  'Sokoban Vexed adds gravity, ladders and boxes that vanish by colour, as in the falling-block puzzle Vexed.':
    'A Sokoban Vexed gravitációt, létrákat és színük szerint eltűnő ládákat ad hozzá, a Vexed nevű játék mintájára.',
  'The moves do not solve the level.': 'A lépések nem oldják meg a pályát.',
  'maps of Vexed together with their solutions': 'Vexed-térképek a megoldásaikkal együtt',

  Blue: 'Kék',
  Red: 'Piros',
  Cyan: 'Türkiz',
  Magenta: 'Bíbor',
  Green: 'Zöld',
  Yellow: 'Sárga',
  Black: 'Fekete',
  Rock: 'Szikla',
  Air: 'Levegő',
  Ladder: 'Létra',
  Worker: 'Munkás',
  'There is no worker': 'Nincs munkás',
  'One worker': 'Egy munkás',
  'so the level cannot be solved': 'így a pálya nem oldható meg',
  'There is no board.': 'Nincs tábla.',
  'More than one worker': 'Több munkás van',
  'There is no box': 'Nincs láda',
  'Only one {colour} box': 'Csak egy {colour} láda van',
  'Falls when the level is opened': 'Leesik, amikor a pálya megnyílik',
  'one thing': 'egy dolog',
  '{count} things': '{count} dolog',
  'All boxes vanish when the level is opened': 'Minden láda eltűnik, amikor a pálya megnyílik',
  'Boxes vanish when the level is opened': 'Ládák tűnnek el, amikor a pálya megnyílik',
  'a map file has no letter for that': 'erre a térképfájlban nincs betű',
  'Something is inside a ladder': 'Valami egy létra mezőjén van',
};
