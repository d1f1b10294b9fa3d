/** What only the terminal says. */
export const terminal = {
  'Nobody can be played against in {game}.': 'Ebben a játékban nincs gépi ellenfél: {game}.',
  'The opponent is a level from 1 to {most}: --against 1.': 'Az ellenfél egy szint 1 és {most} között: --against 1.',
  'A side is first, second or either: --side second.': 'Az oldal first, second vagy either: --side second.',
  'This is not a terminal: {command} needs a screen and a keyboard.':
    'Ez nem terminál: a parancshoz ({command}) képernyő és billentyűzet kell.',
  'Your results cannot be saved: {reason}': 'Az eredményeidet nem lehet elmenteni: {reason}',
  'What you have played is not kept yet: the browser is slow to write it.':
    'Amit játszottál, még nincs elmentve: a böngésző lassan ír.',
  'What you play cannot be kept: {reason}': 'Amit játszol, nem marad meg: {reason}',
  'There is no game "{id}". The games: {known}.': 'Nincs ilyen játék: „{id}”. A játékok: {known}.',
  '"{name}" is neither a number of levels nor a pack that is here.':
    'Ez nem a pályák száma, és ilyen pályacsomag sincs itt: „{name}”.',
  '"{name}" is neither the size of a board, {least} to {most}, nor a pack that is here.':
    'Ez nem táblaméret ({least} és {most} között), és ilyen pályacsomag sincs itt: „{name}”.',
  '"{name}" is not a pack that is here.': 'Itt nincs ilyen pályacsomag: „{name}”.',
  '{game} has square boards with a size from {least} to {most}, not {size}.':
    '{game}: a tábla négyzet alakú, mérete {least} és {most} között lehet, nem {size}.',
  'The boards of {game} are no levels: give a size from {least} to {most}.':
    '{game}: a táblák nem pályák, add meg a méretet {least} és {most} között.',
  'The number of levels is from 1 to {most}, not {count}.': 'A pályák száma 1 és {most} között lehet, nem {count}.',
  'The level is from 1 to {levels}, not {level}.': 'A pálya sorszáma 1 és {levels} között lehet, nem {level}.',
  'There are no maps in {folder}.': 'Ebben a mappában nincsenek térképek: {folder}.',

  Yes: 'Igen',
  No: 'Nem',
  'Enter plays, Esc leaves': 'Enter: játék, Esc: kilépés',
  'Enter opens, Esc goes back': 'Enter: megnyitás, Esc: vissza',
  'Enter goes on, Esc goes back': 'Enter: tovább, Esc: vissza',
  'Enter begins, Esc goes back': 'Enter: új játszma, Esc: vissza',
  'Enter changes, Esc goes back': 'Enter: változtatás, Esc: vissza',
  'Enter does it, Esc goes back': 'Enter: végrehajtás, Esc: vissza',
  'Enter saves it, Esc does not': 'Enter: mentés, Esc: mentés nélkül',

  'How to play': 'A játék menete',
  'Type a move': 'Lépés beírása',
  'Your move:': 'A lépésed:',
  'Larger or smaller cells': 'Nagyobb vagy kisebb mezők',
  'The name of a file with moves:': 'A lépéseket tartalmazó fájl neve:',
  'Step {at} of {length}': 'Lépés: {at} / {length}',
  'Paused at {at} of {length}': 'Szünet: {at} / {length}',

  'You have won level {number}! {key} saves the result.': 'Megnyerted! ({number}. pálya) Az eredmény mentése: {key}.',
  'Results of level {number}: {title}': 'Eredmények, {number}. pálya: {title}',
  'P pushes or moves, F faster or slower, Esc back to the game':
    'P: tolások vagy lépések, F: gyorsabb vagy lassabb, Esc: vissza a játékhoz',

  "The terminal's": 'A terminálé',
  Cells: 'Mezők',
  Compact: 'Kicsi',
  Large: 'Nagy',
  '{setting}: {value}': '{setting}: {value}',
  'Whoever opens this link on the page plays "{title}"; "kura play" with the link in quotation marks opens it too.':
    'Aki ezt a hivatkozást a lapon megnyitja, a(z) „{title}” pályát játssza; idézőjelek között a „kura play” is megnyitja.',
  'Any key goes back to drawing.': 'Bármelyik billentyű visszavisz a rajzoláshoz.',
};
