/** What is said about opening packs and about their results in the page. */
export const packs = {
  'Choose files': 'Fájlok kiválasztása',
  'Drop level files here, or': 'Húzz ide pályafájlokat, vagy',
  'Drop it to open it': 'Engedd el, és megnyílik',
  'Sokoban collections, maps of Vexed together with their solutions, Breakthrough records.':
    'Sokoban-gyűjtemények, Vexed-térképek a megoldásaikkal együtt, Breakthrough-játszmák.',
  'Or paste levels:': 'Vagy illessz be pályákat:',
  'Open what is pasted': 'A beillesztett megnyitása',
  'Pasted levels': 'Beillesztett pályák',
  'Opening…': 'Megnyitás…',
  'Reading…': 'Olvasás…',
  'Stop reading': 'Olvasás leállítása',
  'The pack is open. This was found in it:': 'A pályacsomag megnyílt. Ezt találtuk benne:',
  'Nothing was opened:': 'Semmi sem nyílt meg:',
  'And {more} more.': 'És még {more}.',
  'Level {number}: {reason}': '{number}. pálya: {reason}',
  'There is no level in this file.': 'Ebben a fájlban nincs pálya.',
  'The pack is gone when you leave the page: {reason}': 'A pályacsomag elvész, ha elhagyod az oldalt. {reason}',
  'The list of opened packs was damaged: it is kept as "{aside}".':
    'A megnyitott pályacsomagok listája megsérült. Ezen a néven maradt meg: „{aside}”.',
  'Recent packs': 'Legutóbbi pályacsomagok',
  'No pack to close! This is the one that the game starts with.':
    'Nincs mit bezárni! Ezzel a pályacsomaggal indul a játék.',

  Rank: 'Helyezés',
  Pushes: 'Tolás',
  Time: 'Idő',
  Date: 'Dátum',
  claimed: 'nem igazolt',
  'Claimed: there are no moves with it that could be replayed.':
    'Nem igazolt: nincsenek hozzá lépések, amelyeket újra lehetne játszani.',
  'The best have': 'Sorrend',
  'Of equal ones': 'Egyenlők közül',
  'The faster first': 'A gyorsabb elöl',
  'The slower first': 'A lassabb elöl',
  'The best {shown} of {all} results': 'A legjobb {shown} a mentett eredményekből (összesen: {all})',
  'All results: {all}': 'Összes eredmény: {all}',
  'Nobody has saved a result here yet. Yours could be the first.':
    'Itt még senki sem mentett eredményt. A tiéd lehet az első.',
  '1 false result was left out.': '1 hamis eredmény kimaradt.',
  '{left} false results were left out.': '{left} hamis eredmény kimaradt.',
  'All results of the pack are in {file}.': 'A pályacsomag minden eredménye ebben a fájlban van: {file}.',
  'New results: {added}.': 'Új eredmények száma: {added}.',
  'These are results of another pack.': 'Ezek egy másik pályacsomag eredményei.',
};
