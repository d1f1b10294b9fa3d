/** Menus and dialogs around the board. */
export const shell = {
  Options: 'Műveletek',
  Board: 'Tábla',
  Help: 'Súgó',
  Menus: 'Menük',
  'A part of the page could not be loaded: menus and dialogs do not open. Reload the page when you can.':
    'Az oldal egy része nem töltődött be: a menük és az ablakok nem nyílnak meg. Töltsd újra az oldalt, amikor tudod!',
  Messages: 'Üzenetek',
  Tools: 'Eszközök',
  Close: 'Bezárás',
  Cancel: 'Mégse',
  'Level {number} of {levels}': '{number}/{levels}. pálya',
  '{at} of {length}': '{at} / {length}',
  'Moves played': 'Megtett lépések',
  'Moves being shown': 'Lejátszás',
  'Go on': 'Tovább',

  'Go there': 'Ugrás oda',
  solved: 'megoldva',

  'Stop playing': 'Abbahagyom',
  'Go on playing': 'Játszom tovább',

  'Level {number} is solved!': 'A pálya megoldva: {number}.',
  'Congratulations! Under which name shall your result be kept?':
    'Gratulálunk! Milyen néven őrizzük meg az eredményed?',
  'You have won level {number}!': 'Megnyerted a pályát: {number}.',
  'You have won the last level: the game is complete!': 'Megnyerted az utolsó pályát: a játék teljes!',
  'Stay here': 'Itt maradok',
  'Leave the game': 'Kilépés a játékból',
  'New game': 'Új játszma',

  'Moves to be played from where you stand:': 'Lépések, amelyek a mostani állástól játszódnak le:',
  'From a file': 'Fájlból',
  "The level's own solution": 'A pálya saját megoldása',
  'Play it': 'Lejátszás',
  'Nothing was played yet.': 'Még nem történt lépés.',
  'As text': 'Szövegként',
  Copy: 'Másolás',
  'Copied.': 'Másolva.',

  Language: 'Nyelv',
  "The browser's": 'A böngészőé',
  'The mouse takes back moves with': 'Visszavonás egérrel',
  Nothing: 'Nincs',
  'The wheel': 'Görgővel',
  'The right button': 'Jobb gombbal',
  'Speed of moves being shown': 'A lejátszás sebessége',
  'Direction buttons': 'Iránygombok',
  'A click walks and pushes with': 'Kattintásra az út',
  'A click further away walks there': 'Távolabbi kattintásra odasétál',
  'A doll that was touched has to move': 'A megérintett bábunak lépnie kell',

  Keys: 'Billentyűk',
  'opens the menu {menu}': 'menü megnyitása: {menu}',
  'Push every box onto a goal. Boxes can be pushed, one at a time, and never pulled.':
    'Tolj minden ládát célmezőre! Egyszerre csak egy láda tolható, húzni nem lehet.',
  'The arrow keys move the tiny man. Ctrl+Z takes a step back. Click a cell to walk there; click a box to see where it can be pushed, then click the place.':
    'A nyílbillentyűk mozgatják az emberkét. A Ctrl+Z visszavon egy lépést. Kattints egy mezőre, és odasétál; kattints egy ládára, és látod, hová tolható, majd kattints a helyre!',
  'Boxes of one colour vanish when two or more of them touch. Make all of them vanish; a last one alone is lost.':
    'Az azonos színű ládák eltűnnek, ha kettő vagy több összeér. Tüntesd el mindet; az egyedül maradt láda elveszett.',
  'The arrow keys move the tiny man; on ladders he climbs. What has nothing below it falls, and nothing can be done until it has landed.':
    'A nyílbillentyűk mozgatják az emberkét; a létrákon mászik. Ami alatt nincs semmi, az leesik, és addig semmit sem lehet tenni, amíg földet nem ér.',
  'Bring one of your dolls to the far side, or take all of the other player’s.':
    'Juttasd el egy bábudat a túlsó oldalra, vagy üsd le az ellenfél összes bábuját!',
  'A doll moves one step forward, straight or diagonally, and takes diagonally only. Click a doll, then where it is to go; or point with the arrow keys and press Enter. With a doll chosen, Up is straight on, Left and Right are diagonally forward.':
    'A bábu egyet lép előre, egyenesen vagy átlósan, de ütni csak átlósan üt. Kattints egy bábura, majd arra, ahová lépjen; vagy mutass a nyílbillentyűkkel, és nyomj Entert! Kiválasztott bábunál a Fel egyenesen, a Balra és a Jobbra átlósan visz előre.',
  'Three in a row win. Click a cell, or point with the arrow keys and press Enter.':
    'Három egy sorban nyer. Kattints egy mezőre, vagy mutass a nyílbillentyűkkel, és nyomj Entert!',
  'The menus have everything that can be done: Options what concerns your moves, the levels and the settings, Level the packs, the results and the solution, Help this page. What cannot be done now says why.':
    'A menükben minden megvan, amit tenni lehet: az elsőben a lépések, a pályák és a beállítások, a másodikban a pályacsomagok, az eredmények és a megoldás, a harmadikban ez az oldal. Ami most nem megy, az megmondja, miért nem.',
  'The menus have everything that can be done: Options what concerns your moves and the settings, Board the sizes and the games played, Help this page. What cannot be done now says why.':
    'A menükben minden megvan, amit tenni lehet: az elsőben a lépések és a beállítások, a másodikban a méretek és a lejátszott játszmák, a harmadikban ez az oldal. Ami most nem megy, az megmondja, miért nem.',

  'Kura {version}: Sokoban, Sokoban Vexed and Breakthrough.': 'Kura {version}: Sokoban, Sokoban Vexed és Breakthrough.',
  'By the Kura authors. Free under the MIT licence.': 'Készítették: a Kura szerzői. Szabad szoftver, MIT licenc.',
  'Where the games come from': 'Honnan származnak a játékok',
  'Sokoban was invented by Hiroyuki Imabayashi in 1981 and published by Thinking Rabbit.':
    'A Sokobant Imabajasi Hirojuki találta ki 1981-ben, a Thinking Rabbit adta ki.',
  'Sokoban Vexed adds gravity, ladders and boxes that vanish by colour, as in the falling-block puzzle Vexed.':
    'A Sokoban Vexed nehézkedést, létrákat és színük szerint eltűnő ládákat ad hozzá, a Vexed nevű játék mintájára.',
  'Breakthrough was invented by Dan Troyka in 2000.': 'A Breakthrough játékot Dan Troyka találta ki 2000-ben.',
  'The Sokoban with menus and music that Kura began with: Copyright © Retro Games 2018.':
    'A menükkel és zenével készült Sokoban, amellyel a Kura kezdődött: Copyright © Retro Games 2018.',
  'All levels, pictures and texts were made for Kura.': 'Minden pálya, kép és szöveg a Kurához készült.',
};
