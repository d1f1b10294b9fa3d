/** What the home screen says, and the page about itself. */
export const home = {
  Games: 'Játékok',
  Play: 'Játék',
  'Level {level}': '{level}. pálya',
  'Level {level}, {title}': '{level}. pálya, {title}',
  'From the beginning': 'Elölről',
  'Or play {pack}': 'Vagy inkább: {pack}',
  'Or play a whole game': 'Vagy inkább egy egész játszma',
  '{pack}, level {level}': '{pack}, {level}. pálya',
  '{solved} of {levels} solved': '{levels} pályából {solved} megoldva',
  'With a friend or the computer': 'Baráttal vagy a gép ellen',
  'Side by side at one screen': 'Egymás mellett, egy képernyőn',
  'Go on where you were': 'Folytasd, ahol abbahagytad',
  'New here? Begin with the first lesson': 'Most jársz itt először? Kezdd az első leckével!',
  'What comes next': 'Ami most jön',
  Begin: 'Kezdjük',
  '{levels} short lessons, one idea each': '{levels} rövid lecke, mindegyikben egyetlen gondolat',
  'level {level}': '{level}. pálya',
  '1 move': '1 lépés',
  'A small game besides': 'Ráadásként egy kis játék',
  'Packs you have opened': 'A pályacsomagok, amelyeket megnyitottál',

  'This level is not here, or not any more. If its pack came from a file, open that file again.':
    'Ez a pálya nincs, vagy már nincs itt. Ha fájlból származik a pályacsomag, nyisd meg újra azt a fájlt!',
  'Play {game}': '{game} indítása',

  'Something went wrong': 'Valami elromlott',
  'A mistake in Kura has stopped this page. You have done nothing wrong.':
    'A Kura egy hibája miatt ez az oldal leállt. Nem te rontottál el valamit.',
  'Your game is safe: what you have played is kept in this browser, and you can go on from there.':
    'A játékod megvan: amit játszottál, azt ez a böngésző őrzi, és onnan folytathatod.',
  'If it happens again, please send this report to the authors. There is nothing personal in it.':
    'Ha újra előfordul, küldd el ezt a jelentést a szerzőknek! Nincs benne semmi személyes.',
  Report: 'Jelentés',
  Home: 'Kezdőlap',

  'A new version is ready.': 'Új változat érhető el.',
  Reload: 'Újratöltés',
  Later: 'Később',
};
