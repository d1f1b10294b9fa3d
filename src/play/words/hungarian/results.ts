/** What is said about results and the files that they are kept in. */
export const results = {
  'Save result as': 'Eredmény mentése ezen a néven',
  'your name': 'a neved',
  'always save as this name': 'mindig ezen a néven',
  'The result is kept as {name}.': 'Az eredményt ezen a néven őrizzük meg: {name}.',
  'Do not keep it': 'Ne legyen mentve',
  'Your progress': 'Így haladsz',
  'Nothing is solved yet. The first level you solve begins a line here.':
    'Még nincs megoldott pálya. Az első megoldásoddal itt elindul egy vonal.',
  'All games': 'Minden játék',
  'Which levels': 'Melyik pályák',
  'Levels solved': 'Megoldott pályák',
  'Levels solved since {date}: {total}': 'Megoldott pályák ({date} óta): {total}',
  Today: 'Ma',
  'This week': 'Ezen a héten',
  'As a table': 'Táblázatban',
  'Week from': 'A hét kezdete',
  Again: 'Még egyszer',
  '{fewer} fewer than before': '−{fewer} az eddigihez képest',
  'the fewest possible': 'ennél kevesebb nem lehet',
  'fewest {fewest}': 'a legkevesebb {fewest}',
  'as few as your best': 'ugyanannyi, mint a legjobbad',
  '{more} more than your best': '+{more} a legjobbadhoz képest',
  'This was played on another board.': 'Ezt egy másik táblán játszották.',
  'These moves do not solve the level.': 'Ezek a lépések nem oldják meg a pályát.',
  'That is no time anybody can have taken.': 'Ennyi ideig senki sem játszhatott.',
  '"{date}" is no date and time.': 'Ez nem dátum és időpont: „{date}”.',
  doubtful: 'kétséges',
  'A doubtful time: less than 20 ms for each move.': 'Kétséges idő: lépésenként 20 ms-nál kevesebb.',
  'A result needs a name.': 'Az eredményhez név kell.',
  'A name has at most {most} characters.': 'Egy név legfeljebb {most} karakterből állhat.',

  'This result is not shown: it has no {field}.':
    'Ez az eredmény nem látszik, mert hiányzik belőle ez az adat: {field}.',
  'This result is not shown: "{text}" is not a value of {field}.':
    'Ez az eredmény nem látszik, mert hibás ez az adat: {field} („{text}”).',
  'These results are not shown: "{text}" is no number of a level.':
    'Ezek az eredmények nem látszanak, mert ez nem egy pálya sorszáma: „{text}”.',

  'The results "{name}" are damaged and cannot be shown. In detail: {reason}':
    'Az eredmények („{name}”) sérültek, ezért nem láthatók. Részletesen: {reason}',
  'Results "{name}": {reason}': 'Eredmények („{name}”): {reason}',
  'The results "{name}" were damaged: they are kept as "{aside}".':
    'Ezek az eredmények megsérültek: „{name}”. Ezen a néven maradtak meg: „{aside}”.',
};
