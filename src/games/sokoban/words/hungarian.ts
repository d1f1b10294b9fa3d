import type { Translations } from '../../../core/language.ts';
import { laterPacks } from './hungarianLaterPacks.ts';
import { made } from './hungarianMade.ts';
import { packs } from './hungarianPacks.ts';

export const hungarian: Translations = {
  ...packs,
  ...made,
  ...laterPacks,
  Sokoban: 'Sokoban',
  'Push every box onto a goal. Nothing can be pulled.': 'Tolj minden ládát célmezőre. Húzni nem lehet.',
  wall: 'fal',
  floor: 'padló',
  goal: 'célmező',
  worker: 'munkás',
  'waiting worker': 'várakozó munkás',
  box: 'láda',
  'box on a goal': 'láda célmezőn',

  'Congratulations! You have learned all that there is to learn. Now the small rooms are waiting for you.':
    'Gratulálunk! Megtanultál mindent, amit tudni kell. Most már a kis szobák várnak rád.',
  'There is a wall in the way.': 'Fal van az útban.',
  'Another worker is in the way.': 'Egy másik munkás van az útban.',
  'The box stands against a wall.': 'A láda mögött fal van.',
  'Another worker stands behind the box.': 'A láda mögött egy másik munkás áll.',
  'There is no worker to change to.': 'Nincs másik munkás, akire váltani lehetne.',
  'That way is free.': 'Arra szabad az út.',
  'The box cannot be pushed there.': 'A ládát nem lehet odatolni.',
  'Choose where to go.': 'Válaszd ki, hová menjen a munkás!',
  'The worker cannot get there.': 'A munkás nem jut el oda.',

  'The board is too large to be graded.': 'A tábla túl nagy ahhoz, hogy besoroljuk.',
  'The moves do not solve the level.': 'A lépések nem oldják meg a pályát.',

  'There is no board.': 'Nincs tábla.',
  'A board has at most {side} rows and columns.': 'Egy táblának legfeljebb {side} sora és oszlopa lehet.',
  'A tab is not part of a board.': 'Tabulátor nem lehet a táblán.',
  '"{letter}" is not part of a board.': 'Ez a jel nem lehet a táblán: „{letter}”.',
  'The board has no boxes.': 'A táblán nincs láda.',
  'The board has no goals.': 'A táblán nincs célmező.',
  'There are fewer goals ({goals}) than boxes ({boxes}).': 'Kevesebb a célmező ({goals}), mint a láda ({boxes}).',
  'There are more goals ({goals}) than boxes ({boxes}).': 'Több a célmező ({goals}), mint a láda ({boxes}).',
  'The board has no pusher.': 'A táblán nincs munkás.',
  'There is no pusher {number}: expected 1 to {pushers}.':
    'Nincs {number}. munkás: 1 és {pushers} közötti szám kell ide.',
  'The wall is open: the pusher can leave here.': 'A fal nyitott: a munkás itt kijuthat.',

  '"{word}" is not a move: expected l u r d.': 'Ez nem lépés: „{word}”. A lépések betűi: l u r d.',
  'This line is played backwards, from the goals: it cannot be played from the start.':
    'Ez a lépéssor visszafelé, a célmezőktől halad: a kezdőállásból nem játszható le.',

  'Only a level with one pusher can be played backwards.':
    'Visszafelé csak olyan pálya játszható, amelyen egyetlen munkás van.',
  'Only a level with as many goals as boxes can be played backwards.':
    'Visszafelé csak olyan pálya játszható, amelyen ugyanannyi célmező van, mint láda.',
  'The pusher cannot jump there.': 'A munkás nem ugorhat oda.',
  'There is no box to pull.': 'Nincs láda, amelyet húzni lehetne.',
  'This line is played backwards and does not reach the start: it cannot be played yet.':
    'Ez a visszafelé haladó lépéssor nem ér el a kezdőállásig: még nem játszható le.',
  'This line is played backwards and ends where the pusher cannot walk to: it cannot be played yet.':
    'Ez a visszafelé haladó lépéssor olyan helyen ér véget, ahová a munkás nem jut el: még nem játszható le.',
  'This line is played backwards and has a jump that cannot be walked.':
    'Ebben a visszafelé haladó lépéssorban olyan ugrás van, amely gyalog nem tehető meg.',
  'This line is played backwards and does not solve the level.':
    'Ez a visszafelé haladó lépéssor nem oldja meg a pályát.',
  'A line that is played backwards begins with a jump: [].': 'Egy visszafelé haladó lépéssor ugrással kezdődik: [].',
  'There is no board in this file.': 'Ebben a fájlban nincs tábla.',
  'These rows are no board: they are read as text.': 'Ezek a sorok nem alkotnak táblát, ezért szövegnek számítanak.',
  '"{letter}" was read as "{plain}".': '„{letter}” így lett értelmezve: „{plain}”.',
  '"{key}" is there twice: the first one counts.': 'Kétszer szerepel: „{key}”. Az első számít.',
  'This is a level of {game}, not of plain Sokoban.': 'Ez a pálya nem egyszerű Sokoban, hanem ez a játék: {game}.',
  'This comment has no Comment-End.': 'Ennek a megjegyzésnek nincs Comment-End lezárása.',
  'These moves have directions that plain Sokoban does not have.':
    'Ezekben a lépésekben olyan irányok vannak, amelyek az egyszerű Sokobanban nincsenek.',
  '"{title}" cannot be written so that it reads back the same.':
    'Ezt nem lehet úgy kiírni, hogy visszaolvasva ugyanaz legyen: „{title}”.',

  'There is nothing to repeat after this count.': 'Ez után a szám után nincs mit ismételni.',
  'Brackets are nested more than {depth} deep.': 'A zárójelek több mint {depth} szint mélyen vannak egymásba ágyazva.',
  'There is no ( for this ).': 'Ehhez a ) jelhez nincs ( jel.',
  'There is no ) for this (.': 'Ehhez a ( jelhez nincs ) jel.',
  'There is nothing between these brackets.': 'E zárójelek között nincs semmi.',
  'A count of 0 gives nothing.': 'A 0 ismétlés semmit sem ad.',
  'Written out, this has more than {most} characters.': 'Kiírva ez több mint {most} karakter lenne.',
  'The boards of this file are too large together: the rest was not read.':
    'A fájl táblái együtt túl nagyok: a többi nem lett beolvasva.',
  'A file has at most {levels} levels.': 'Egy fájlban legfeljebb {levels} pálya lehet.',
  'The element {name} has too many parts.': 'Ennek az elemnek túl sok része van: {name}.',
  'A document type (DOCTYPE) with declarations of its own is not allowed here.':
    'Saját deklarációkat tartalmazó dokumentumtípus (DOCTYPE) itt nem lehet.',
  'A file has at most {lines} lines.': 'Egy fájlban legfeljebb {lines} sor lehet.',
  'There are more problems in this file than these: the rest was not read.':
    'Ebben a fájlban ennél több hiba van: a többi nem lett beolvasva.',
  'The empty line above this row was left out.': 'A sor fölötti üres sor kimaradt.',
  'An L is one row: there is no line end in it.': 'Egy L elem egyetlen sor: sortörés nincs benne.',
  'An L is one row: the bar, which begins a row elsewhere, does not belong here.':
    'Egy L elem egyetlen sor: a függőleges vonal, amely máshol új sort kezd, ide nem való.',
  '"{at}" is no number of moves: the whole line counts.': 'Ez nem lépésszám: „{at}”. A teljes lépéssor számít.',
  'The title or notes have the character {letter}, which XML cannot hold.':
    'A címben vagy a jegyzetekben olyan karakter van, amelyet az XML nem tud tárolni: {letter}.',
  'Level {number}, "{title}", has the character {letter}, which XML cannot hold.':
    '{number}. pálya („{title}”): olyan karakter van benne, amelyet az XML nem tud tárolni: {letter}.',

  'A map has {area} digits: there are only {digits}.': 'Egy térkép {area} számjegyből áll: itt csak {digits} van.',
  'A map has {area} digits: here is one more.': 'Egy térkép {area} számjegyből áll: ez már eggyel több.',
  '"{letter}" is not a digit.': 'Ez nem számjegy: „{letter}”.',
  'A map has one pusher: here is a second one.': 'Egy térképen egy munkás van: ez már a második.',
  'A map file cannot show more than one pusher.': 'Egy térképfájlban nem lehet egynél több munkás.',
  'A map file cannot show the pusher on a goal.': 'Egy térképfájlban a munkás nem állhat célmezőn.',
  'A map file has room for {side}×{side} cells, not {width}×{height}.':
    'Egy térképfájlban {side}×{side} mező fér el, {width}×{height} nem.',

  'Any solution, quickly': 'Bármilyen megoldás, gyorsan',
  'Nobody knows how to go on.': 'Senki sem tudja, hogyan tovább.',
  'The solver knows levels with one pusher only.':
    'A megoldó csak olyan pályákat ismer, amelyeken egyetlen munkás van.',
  'The solver knows boards of at most {most} cells inside.': 'A megoldó legfeljebb {most} belső mezős táblákat ismer.',
  'The solver knows at most {most} goals on a board of this size.':
    'Ekkora táblán a megoldó legfeljebb {most} célmezőt ismer.',
  'A box cannot be brought to any goal.': 'Van olyan láda, amely egyetlen célmezőre sem tolható.',
  'A goal cannot be reached by any box.': 'Van olyan célmező, amelyre egyetlen láda sem tolható.',

  'Push every box onto a goal. Boxes can be pushed, one at a time, and never pulled.':
    'Tolj minden ládát célmezőre! Egyszerre csak egy láda tolható, húzni nem lehet.',
  'The arrow keys move the worker. Ctrl+Z takes a step back. Click a cell to walk there; click a box to see where it can be pushed, then click the place.':
    'A nyílbillentyűk mozgatják a munkást. A Ctrl+Z visszavon egy lépést. Kattints egy mezőre, és odasétál; kattints egy ládára, és látod, hová tolható, majd kattints a helyre!',
  'Where the mouse works: click a cell to walk there; click a box, then the place it is to be pushed to.':
    'Ahol az egér működik: kattints egy mezőre, és a munkás odamegy; kattints egy ládára, aztán arra a mezőre, ahová tolni kell.',
  'Sokoban was invented by Hiroyuki Imabayashi in 1981 and published by Thinking Rabbit.':
    'A Sokobant Imabajasi Hirojuki találta ki 1981-ben, a Thinking Rabbit adta ki.',
  'The Sokoban with menus and music that Kura began with: Copyright © Retro Games 2018.':
    'A menükkel és zenével készült Sokoban, amellyel a Kura kezdődött: Copyright © Retro Games 2018.',
  'Sokoban collections': 'Sokoban-gyűjtemények',

  Wall: 'Fal',
  Floor: 'Padló',
  Goal: 'Cél',
  Box: 'Láda',
  Worker: 'Munkás',
  'There is no worker': 'Nincs munkás',
  'One worker': 'Egy munkás',
  'so the level cannot be solved': 'így a pálya nem oldható meg',
  'The wall is open at the top': 'A fal felül nyitva van',
  'The wall is open at the right': 'A fal jobbra nyitva van',
  'The wall is open at the bottom': 'A fal alul nyitva van',
  'The wall is open at the left': 'A fal balra nyitva van',
  'row {row}': '{row}. sor',
  'column {column}': '{column}. oszlop',
  'The wall is closed': 'A fal zárt',
  '{count} workers, who take turns': '{count} munkás, felváltva lépnek',
  '1 goal': '1 célmező',
  '{count} goals': '{count} célmező',
  'one box is missing': 'egy láda hiányzik',
  '{count} boxes are missing': '{count} láda hiányzik',
  'one goal is missing': 'egy célmező hiányzik',
  '{count} goals are missing': '{count} célmező hiányzik',
  '{boxes}, {goals}': '{boxes}, {goals}',
  'The worker cannot get to everything': 'A munkás nem jut el mindenhová',
  'boxes and goals out of reach do not count': 'ami elérhetetlen, az nem számít',
  'A box never comes to a goal': 'Egy láda sosem jut célmezőre',
  '{count} boxes never come to a goal': '{count} láda sosem jut célmezőre',
  'Every box is on a goal already': 'Már minden láda célmezőn van',
};
