import { doors } from './titles/doors.ts';
import { goodOrder } from './titles/goodOrder.ts';
import { mirrorHalls } from './titles/mirrorHalls.ts';
import { oneBoxMore } from './titles/oneBoxMore.ts';
import { parking } from './titles/parking.ts';
import { smallRooms } from './titles/smallRooms.ts';

/** Titles and notes of the packs that are fetched when they are opened. */
export const laterPacks = {
  ...smallRooms,
  ...goodOrder,
  ...doors,
  ...parking,
  ...mirrorHalls,
  ...oneBoxMore,
  'Small Rooms': 'Kis szobák',
  'Thirty rooms of a few cells with two or three boxes: all is in sight, and hardly anything can be put aside.\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'Harminc szoba néhány mezővel és két-három ládával: minden szem előtt van, és szinte semmit sem lehet félretenni.\nMinden megoldás a legkevesebb tolásból áll, ezek közül pedig a legkevesebb lépésből.',
  'In Good Order': 'Sorjában',
  'The goals lie side by side, and a box on the wrong one shuts the others: which is filled first?\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'A célmezők egymás mellett vannak, és ha rossz helyre kerül egy láda, elzárja a többit: melyiket kell először megtölteni?\nMinden megoldás a legkevesebb tolásból áll, ezek közül pedig a legkevesebb lépésből.',
  'Doors and Tunnels': 'Ajtók és alagutak',
  'Chambers with narrow doors between them: a box in a doorway shuts out whoever pushed it there.\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'Kamrák, köztük keskeny ajtók: az ajtóban hagyott láda kizárja azt, aki odatolta.\nMinden megoldás a legkevesebb tolásból áll, ezek közül pedig a legkevesebb lépésből.',
  'Room to Park': 'Parkolóhely',
  'At least every fifth push, and mostly every third, goes the wrong way: boxes have to be put aside and fetched again.\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'Legalább minden ötödik, többnyire minden harmadik tolás rossz irányba visz: a ládákat félre kell tenni, aztán vissza kell értük menni.\nMinden megoldás a legkevesebb tolásból áll, ezek közül pedig a legkevesebb lépésből.',
  'Mirror Halls': 'Tükörtermek',
  'Halls, goals and boxes are symmetric; the ways through them are not.\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'A termek, a célmezők és a ládák szimmetrikusak; az utak nem.\nMinden megoldás a legkevesebb tolásból áll, ezek közül pedig a legkevesebb lépésből.',
  'One Box More': 'Eggyel több láda',
  'Five or six boxes where there is room for four.\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'Öt vagy hat láda ott, ahol négynek van hely.\nMinden megoldás a legkevesebb tolásból áll, ezek közül pedig a legkevesebb lépésből.',
};
