import type { Translations } from '../../../core/language.ts';
import { lessons } from './hungarianLessons.ts';
import { puzzles } from './hungarianPuzzles.ts';

export const hungarian: Translations = {
  ...lessons,
  ...puzzles,
  Breakthrough: 'Breakthrough',
  'For two: whoever first brings a doll to the other side wins.':
    'Ketten játsszák: az nyer, aki előbb ér át egy bábuval a túloldalra.',
  'light cell': 'világos mező',
  'dark cell': 'sötét mező',
  "first player's doll": 'az első játékos bábuja',
  "second player's doll": 'a második játékos bábuja',

  'Mame the Bean': 'Babszem Mame',
  'Five years old, and every doll wants to see the other side at once.':
    'Ötéves, és mindegyik bábuja most rögtön látni akarja a túloldalt.',
  'Nezumi the Mouse': 'Nezumi, az egér',
  'Nibbles at whatever lies within reach, and scurries off without looking back.':
    'Megrágcsál mindent, amit elér, aztán hátra se nézve elszalad.',
  Kokeshi: 'Kokesi',
  'Has watched the game from the top shelf for years, and now wants to play herself.':
    'Évek óta nézi a játékot a legfelső polcról, most végre ő is játszani szeretne.',
  'Tanuki the Rascal': 'Tanuki, a csibész',
  'Full of tricks, and puzzled when one of them does not work.':
    'Tele van fortéllyal, és nagyon csodálkozik, ha valamelyik nem válik be.',
  'Neko, the Storehouse Cat': 'Neko, a raktárház macskája',
  'Sits, blinks, and pounces on the doll that you forgot.':
    'Ül, pislog, és lecsap arra a bábura, amelyikről megfeledkeztél.',
  'Bantō, the Head Clerk': 'Bantó, a főkönyvelő',
  'Counts every step twice, and has never lent anybody a doll.':
    'Minden lépést kétszer számol meg, és még soha senkinek nem adott kölcsön bábut.',
  Daruma: 'Daruma',
  'Seven times down, eight times up: nobody has seen him stay on his back.':
    'Hétszer elesik, nyolcszor feláll: még senki sem látta a hátán feküdni.',
  'The Master of the House': 'A ház mestere',
  'Built the storehouse, carved the dolls, and knows how the game ends.':
    'Ő építette a raktárházat, ő faragta a bábukat, és tudja, mi lesz a játszma vége.',

  'There is no cell {cell} on this board.': 'Ezen a táblán nincs ilyen mező: {cell}.',
  'An empty cell cannot be selected.': 'Üres mezőt nem lehet kijelölni.',
  'That is not your doll.': 'Az nem a te bábud.',
  'That doll cannot move.': 'Az a bábu nem tud lépni.',
  'Choose where that doll goes.': 'Válaszd ki, hová lépjen a bábu!',
  'You cannot go onto your own dolls.': 'Saját bábura nem léphetsz.',
  "Only diagonally onto an opponent's doll.": 'Az ellenfél bábujára csak átlósan lehet lépni.',
  'That doll can go there.': 'Az a bábu léphet oda.',
  'You have to play with the selected doll.': 'A kijelölt bábuval kell lépned.',
  'You can only move towards your opponent.': 'Csak az ellenfeled felé léphetsz.',
  'A doll moves one cell at a time.': 'Egy bábu egyszerre egy mezőt lép.',
  'There is a wall on the left.': 'Balra fal van.',
  'There is a wall on the right.': 'Jobbra fal van.',
  'Choose a doll first.': 'Előbb válassz egy bábut!',
  'The doll on {cell} has one of its own side before it.': 'Saját bábu áll az útjában: {cell}.',
  'The doll on {cell} has {moves} to go. It can still be caught from: {names}.':
    '{cell}: ennek a bábunak még {moves} van hátra. Innen még elfoghatják: {names}.',
  'Nobody can catch the doll on {cell}: it arrives in {moves}, and nobody is faster.':
    '{cell}: ezt a bábut senki sem foghatja el. {moves}, és célba ér, mindenki másnál előbb.',
  'Nobody can catch the doll on {cell}: it arrives in {moves}. The one on {other} may be faster.':
    '{cell}: ezt a bábut senki sem foghatja el. {moves}, és célba ér. De lehet nála gyorsabb: {other}.',
  'Who can be caught tells from where the doll that you have chosen, or the foremost of each side, could still be stopped on its way.':
    'A Ki fogható el megmondja, honnan lehetne még megállítani a kiválasztott bábut, vagy ha nincs ilyen, mindkét fél legelöl járó bábuját.',
  'Who can be caught, in the menu Board, paints the cells from where the doll that you have chosen, or the foremost of each side, could still be stopped on its way. If nobody stands there it arrives.':
    'A Tábla menü Ki fogható el pontja befesti azokat a mezőket, ahonnan a kiválasztott bábu, vagy ha nincs ilyen, mindkét fél legelöl járó bábuja még megállítható. Ha ott senki sem áll, a bábu célba ér.',
  'Choose a doll. Yours go down.': 'Válassz egy bábut! A tieid lefelé mennek.',
  'Choose a doll. Yours go up.': 'Válassz egy bábut! A tieid felfelé mennek.',
  'Choose where it goes, one step down.': 'Válaszd ki, hová lépjen egyet lefelé!',
  'Choose where it goes, one step up.': 'Válaszd ki, hová lépjen egyet felfelé!',

  'The board is not square: {width} files, {height} ranks.': 'A tábla nem négyzet alakú: {width} vonal, {height} sor.',
  'A board has {least} to {most} ranks, not {size}.':
    'Egy táblának legalább {least} és legfeljebb {most} sora van, nem {size}.',
  '"{letter}" is neither a doll (P or p) nor a gap (1 to 10).':
    'Ez nem bábu (P vagy p), és nem is hézag (1-től 10-ig): „{letter}”.',
  'Rank {rank} has {count} cells instead of {size}.': '{rank}. sor: {count} mező van benne {size} helyett.',
  '"{word}" is not a turn: write w or b.': 'Ez nem mondja meg, ki lép: „{word}”. Helyesen: w vagy b.',
  '"{word}" does not belong to a position.': 'Ez nem része az állásnak: „{word}”.',
  'The first player has {count} dolls instead of at most {most}.':
    'Az első játékosnak {count} bábuja van, pedig legfeljebb {most} lehet.',
  'The second player has {count} dolls instead of at most {most}.':
    'A második játékosnak {count} bábuja van, pedig legfeljebb {most} lehet.',
  'There are no dolls on the board.': 'A táblán nincsenek bábuk.',
  'Both players have won in this position.': 'Ebben az állásban mindkét játékos nyert.',
  'Whose turn is it? Write w or b behind the board.': 'Ki lép? Írd a tábla mögé: w vagy b.',
  'There is no position here.': 'Itt nincs állás.',

  'This comment has no end: a closing brace is missing.':
    'Ennek a megjegyzésnek nincs vége: hiányzik a záró kapcsos zárójel.',
  '"{word}" is not a move like a2a3 or b4xa3.': 'Ez nem lépés: „{word}”. Helyesen például: a2a3 vagy b4xa3.',
  'The tag {tag} is there twice: the first one counts.': 'Ez a címke kétszer szerepel: {tag}. Az első számít.',
  'The Result tag says {result}, the board says {actual}.':
    'A Result címke szerint {result}, a tábla szerint {actual} az eredmény.',
  '"{result}" is not a result: expected 1-0, 0-1 or *.': 'Ez nem eredmény: „{result}”. Helyesen: 1-0, 0-1 vagy *.',
  '"{within}" is not a number of moves like 5.': 'Ez nem lépésszám: „{within}”. Helyesen például: 5.',
  'The game is over in this position.': 'Ebben az állásban a játszmának már vége.',
  'Within how many moves? The tag Within is missing.': 'Hány lépésen belül? Hiányzik a Within címke.',
  'There is no solution.': 'Nincs megoldás.',
  'The solution does not win within the moves that there are: {within}.':
    'A megoldás nem nyer ennyi lépésen belül: {within}.',
  '{move} is not the only move that wins.': '{move}: nem ez az egyetlen nyerő lépés.',
  '{move} does not win within {within} moves.': '{move}: nem nyer {within} lépésen belül.',
  '{move} wins sooner than in {within} moves.': '{move}: {within} lépésnél hamarabb nyer.',
  'There is no game in this file.': 'Ebben a fájlban nincs játszma.',
  'The board of "{title}" cannot be read.': 'Ennek a táblája nem olvasható: „{title}”.',
  '"{size}" is not a size like 8.': 'Ez nem méret: „{size}”. Helyesen például: 8.',
  'The Size tag says {size}, the position is {actual}.':
    'A Size címke szerint a méret {size}, az állás szerint {actual}.',
  'This is a record of {game}, not of Breakthrough.': 'Ez a játszma nem Breakthrough, hanem ez a játék: {game}.',
  'There is no Size tag: {size} is assumed.': 'Nincs Size címke: a feltételezett méret {size}.',

  'Bring one of your dolls to the far side, or take all of the other player’s.':
    'Juttasd el egy bábudat a túlsó oldalra, vagy üsd le az ellenfél összes bábuját!',
  'A doll moves one step forward, straight or diagonally, and takes diagonally only.':
    'A bábu egyet lép előre, egyenesen vagy átlósan, de ütni csak átlósan üt.',
  'The first player’s dolls stand on ranks 1 and 2, at the top of a board for two, and go down; the second player’s go up. Forward is towards the other side.':
    'Ha ketten játszotok, az első játékos bábui fent, az 1. és a 2. sorban állnak, és lefelé mennek; a második játékoséi felfelé. Az előre mindig a túloldal felé van.',
  'A doll that was touched has to move, unless the settings say otherwise.':
    'Amelyik bábuhoz hozzányúltál, azzal lépned kell, hacsak a beállítások mást nem mondanak.',
  'Click a doll, then where it is to go; or point with the arrow keys and press Enter. With a doll chosen, the arrow key that points forward goes straight, Left and Right go diagonally forward.':
    'Kattints egy bábura, majd arra, ahová lépjen; vagy mutass a nyílbillentyűkkel, és nyomj Entert! Kiválasztott bábunál az előre mutató nyíl egyenesen, a Balra és a Jobbra átlósan visz előre.',
  'Point with the arrow keys and press Space for a doll. Then the arrow key that points forward goes straight, Left and Right go diagonally forward. Or press Enter and type: {example}.':
    'A nyilakkal mutass egy bábura, és nyomj Space-t! Ezután az előre mutató nyíl egyenesen, a Balra és a Jobbra átlósan visz előre. Vagy nyomj Entert, és írd be: {example}.',
  'Lessons and puzzles are positions to be won within so many moves. A move that lets the win slip is told at once: Undo takes it back, Show why plays what refutes it.':
    'A leckék és a feladványok olyan állások, amelyeket adott számú lépésben kell megnyerni. Ha egy lépéssel elúszik a nyerés, azonnal megtudod: a Vissza visszaveszi, a Mutasd, miért nem pedig meglépi a cáfolatot.',
  'Colour the moves, in the menu Board, proves of every move what it comes to: a full disc with a tick wins, a hatched diamond with a cross loses, a broken ring is not known yet. The number tells in how many moves.':
    'A Tábla menüben a Lépések színezése minden lépésről bebizonyítja, mire vezet: a pipás teli korong nyer, a keresztes csíkozott rombusz veszít, a szaggatott karikáról még nem tudni. A szám azt mondja meg, hány lépésben.',
  'Breakthrough was invented by Dan Troyka in 2000.': 'A Breakthrough játékot Dan Troyka találta ki 2000-ben.',
  'Breakthrough records': 'Breakthrough-játszmák',

  Empty: 'Üres',
  '1 doll': '1 bábu',
  '{count} dolls': '{count} bábu',
  'The first player has won already': 'Az első játékos már nyert',
  'The second player has won already': 'A második játékos már nyert',
  '{first} against {second}': '{first} – {second}',
  'Draw a position': 'Állás rajzolása',
  'Change this position': 'Az állás módosítása',
};
