export const breakthrough = {
  Breakthrough: 'Breakthrough',
  'light cell': 'világos mező',
  'dark cell': 'sötét mező',
  "first player's doll": 'az első játékos bábuja',
  "second player's doll": 'a második játékos bábuja',

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
  'There is a wall on the left.': 'Bal oldalt fal van.',
  'There is a wall on the right.': 'Jobb oldalt fal van.',
  'Choose a doll first.': 'Előbb válassz egy bábut!',

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
  'There is no game in this file.': 'Ebben a fájlban nincs játszma.',
  'The board of "{title}" cannot be read.': 'Ennek a táblája nem olvasható: „{title}”.',
  '"{size}" is not a size like 8.': 'Ez nem méret: „{size}”. Helyesen például: 8.',
  'The Size tag says {size}, the position is {actual}.':
    'A Size címke szerint a méret {size}, az állás szerint {actual}.',
  'This is a record of {game}, not of Breakthrough.': 'Ez a játszma nem Breakthrough, hanem ez a játék: {game}.',
  'There is no Size tag: {size} is assumed.': 'Nincs Size címke: a feltételezett méret {size}.',
};
