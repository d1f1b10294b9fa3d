export const sokobanFormats = {
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

  'Expected the element {root}, not {name}.': 'A várt elem: {root}, nem pedig {name}.',
  'The elements are nested too deeply.': 'Az elemek túl mélyen vannak egymásba ágyazva.',
  'A file has at most {levels} levels.': 'Egy fájlban legfeljebb {levels} pálya lehet.',
  'The element {name} has too many parts.': 'Ennek az elemnek túl sok része van: {name}.',
  'An element has too many attributes.': 'Egy elemnek túl sok attribútuma van.',
  'A document type (DOCTYPE) is not allowed here.': 'Dokumentumtípus (DOCTYPE) itt nem lehet.',
  // What is wrong is said by the XML parser, in English.
  'This is not well-formed XML: {fault}.': 'Ez nem jól formált XML: {fault}.',
  'An L is one row, without line ends and bars.': 'Egy L elem egyetlen sor, sortörés és függőleges vonal nélkül.',
  '"{at}" is no number of moves: the whole line counts.': 'Ez nem lépésszám: „{at}”. A teljes lépéssor számít.',
  'The title or notes have the character {letter}, which XML cannot hold.':
    'A címben vagy a jegyzetekben olyan karakter van, amelyet az XML nem tud tárolni: {letter}.',
  'Level {number}, "{title}", has the character {letter}, which XML cannot hold.':
    '{number}. pálya („{title}”): olyan karakter van benne, amelyet az XML nem tud tárolni: {letter}.',

  'A map has {area} digits: there are only {digits}.': 'Egy térkép {area} számjegyből áll: itt csak {digits} van.',
  'A map has {area} digits: here is one more.': 'Egy térkép {area} számjegyből áll: ez már eggyel több.',
  '"{letter}" is not a digit.': 'Ez nem számjegy: „{letter}”.',
  'A map has one pusher: here is a second one.': 'Egy térképen egy tologató van: ez már a második.',
  'A map file cannot show more than one pusher.': 'Egy térképfájlban nem lehet egynél több tologató.',
  'A map file cannot show the pusher on a goal.': 'Egy térképfájlban a tologató nem állhat célmezőn.',
  'A map file has room for {side}×{side} cells, not {width}×{height}.':
    'Egy térképfájlban {side}×{side} mező fér el, {width}×{height} nem.',
};
