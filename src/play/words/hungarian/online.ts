/** A page that stands on a server: what people share there. */
export const online = {
  'The server cannot be reached now.': 'A szerver most nem érhető el.',
  'The server answered with error {status}.': 'A szerver hibával válaszolt: {status}.',
  'The server says something that is not understood here.': 'A szerver olyat mond, ami itt nem érthető.',
  'Your key was damaged: it is kept as "{aside}".': 'A kulcsod megsérült: ezen a néven maradt meg: „{aside}”.',

  'Results of everybody': 'Mindenki eredményei',
  'Whose results': 'Kinek az eredményei',
  Mine: 'Az enyéim',
  Everybody: 'Mindenki',
  'Fetching the table…': 'Jön a táblázat…',
  'The server cannot be reached now. This is how it was on {date}.':
    'A szerver most nem érhető el. Utoljára így nézett ki: {date}.',
  'Try again': 'Még egyszer megpróbálom',
  'One player so far': 'Eddig egy játékos',
  '{of} players so far': 'Eddig {of} játékos',
  'Nobody has sent a result of this level yet. Yours could be the first.':
    'Ehhez a pályához még senki sem küldött eredményt. A tiéd lehet az első.',
  'Nobody has sent a result of this pack yet. Yours could be the first.':
    'Ehhez a csomaghoz még senki sem küldött eredményt. A tiéd lehet az első.',
  '{solved} / {all}': '{solved} / {all}',
  'Show mine here too': 'Az enyém is legyen itt',
  'Results that wait for the server: {waiting}': 'A szerverre váró eredmények: {waiting}',

  '{number}st': '{number}.',
  '{number}nd': '{number}.',
  '{number}rd': '{number}.',
  '{number}th': '{number}.',
  'You are the first here: nobody else has sent a result yet.': 'Te vagy itt az első: más még nem küldött eredményt.',
  'Your best is {place} of {of} here.': 'Itt {of} játékos közül {place} vagy.',
  'Your best is {place} of {of} here by moves, {other} by pushes.':
    'Itt {of} játékos közül lépésben {place}, tolásban {other} vagy.',
  'Sending it to the others…': 'Küldés a többiekhez…',
  'It will stand beside those of others when the server can be reached again.':
    'A többieké mellé kerül, amint a szerver újra elérhető.',
  'The server did not take it: {reason}': 'A szerver nem fogadta el: {reason}',
  'You share your results as {name}.': 'Az eredményeidet ezen a néven osztod meg: {name}.',
  'Share this one too': 'Ezt is osszuk meg',
  'Show it beside those of others': 'Legyen ott a többieké mellett',

  'Beside those of others': 'A többieké mellett',
  'From now on each result that you save under this name goes to this server with its moves, its time and its date, and everybody can see that in the tables. Nothing else about you is sent, and you can rename it, delete it or stop at any time in the settings.':
    'Mostantól minden eredmény, amelyet ezen a néven mentesz, a lépéseivel, az idejével és a dátumával együtt erre a szerverre kerül, és ezt mindenki láthatja a táblázatokban. Semmi mást nem küldünk rólad, és a beállításokban bármikor átnevezheted, törölheted vagy leállíthatod.',
  'Name that others see': 'A név, amelyet mások látnak',
  'also what I have solved before under this name': 'azt is, amit eddig ezen a néven megoldottam',
  'Show my results': 'Az enyéim is látszódjanak',
  'Not now': 'Most nem',

  'Shared results': 'Megosztott eredmények',
  'Nothing of what you solve leaves this browser. If you like, your results stand beside those of others on this server.':
    'Amit megoldasz, nem hagyja el ezt a böngészőt. Ha szeretnéd, az eredményeid a többieké mellé kerülnek ezen a szerveren.',
  'What you save under this name goes to this server with its moves, its time and its date, for everybody to see; nothing else about you does.':
    'Amit ezen a néven mentesz, a lépéseivel, az idejével és a dátumával együtt erre a szerverre kerül, és mindenki láthatja; más nem kerül oda rólad.',
  'Send what I solved before': 'Az eddigi megoldásaim küldése',
  'Stop sending': 'A küldés leállítása',
  'Rename me': 'Átnevezés',
  'You are called {name} there now.': 'Mostantól ez ott a neved: {name}.',
  'Nothing more is sent. What you have sent is still there.': 'Több nem megy el. Amit elküldtél, még ott van.',
  'Nothing was solved here under this name before.': 'Ezen a néven itt eddig nem volt megoldás.',
  'Sent, each once: {count}': 'Elküldve, mindegyik egyszer: {count}',
  'The server did not take a result: {reason}': 'A szerver egy eredményt nem fogadott el: {reason}',
  'The key to what you have sent is in this browser alone: only from here it can be renamed or deleted.':
    'Annak a kulcsa, amit elküldtél, csak ebben a böngészőben van: csak innen lehet átnevezni vagy törölni.',
  'Your results and the packs that you have published go from the server for good. What is kept here stays.':
    'Az eredményeid és a közzétett csomagjaid végleg eltűnnek a szerverről. Ami itt van, megmarad.',
  'Delete this result': 'Eredmény törlése',
  'It goes from the server for good. If you have sent another one of this level, that stands there instead. What is kept here stays.':
    'Végleg eltűnik a szerverről. Ha ehhez a pályához másikat is küldtél, az kerül a helyére. Ami itt van, megmarad.',
  'A task has no table: it is solved or it is not.': 'Feladványnak nincs táblázata: vagy meg van oldva, vagy nincs.',
  'Delete it': 'Törlöm',
  'Delete it all': 'Minden törlése',
  'Keep it': 'Maradjon',
  'Delete everything I have sent': 'Minden törlése, amit elküldtem',
  'Everything that you have sent is deleted.': 'Minden, amit elküldtél, törölve van.',

  'Pack by link…': 'Csomag linkkel…',
  'Pack by link: {title}': 'Csomag linkkel: {title}',
  'The pack is put on this server under an address that nobody can guess, with its title, author and notes. Whoever has the link can play it; you can replace it with a newer one or withdraw it here at any time.':
    'A csomag erre a szerverre kerül, kitalálhatatlan címen, a címével, a szerzőjével és a jegyzeteivel együtt. Akinek megvan a link, játszhatja; itt bármikor újabbra cserélheted vagy visszavonhatod.',
  'Make a link': 'Link készítése',
  'It is there: whoever has the link can play it.': 'Kész: akinek megvan a link, játszhatja.',
  'You have changed the pack since: those who have the link get the one from before.':
    'A csomag azóta megváltozott nálad: akinek megvan a link, még a korábbit kapja.',
  'Replace it': 'Csere az újabbra',
  'Whoever opens the link now gets the pack as it is here.': 'Aki most megnyitja a linket, az itteni csomagot kapja.',
  'Withdraw…': 'Visszavonás…',
  'Withdraw it': 'Visszavonom',
  'Nobody will get the pack by its link any more, and a new link will be another one.':
    'A linken senki sem kapja meg többé a csomagot, és egy új link már másik lesz.',
  'The link leads nowhere any more. Who has opened the pack keeps his copy.':
    'A link már nem vezet sehová. Aki megnyitotta a csomagot, annak megmarad a másolata.',
  'Pack by link': 'Csomag linkkel',
  '"{title}" is behind a link: whoever has it still gets the pack when it is deleted here alone, and you can change or withdraw it no more.':
    '„{title}” egy link mögött van: akinek megvan, akkor is megkapja a csomagot, ha csak itt törlöd, te pedig többé nem cserélheted és nem vonhatod vissza.',
  'Delete here alone': 'Törlés csak itt',
  'Withdraw and delete': 'Visszavonás és törlés',
  'Its author has withdrawn it, or the link is not whole: ask whoever has sent it to you.':
    'A szerzője visszavonta, vagy a link nem teljes: kérdezd meg, aki küldte.',
  'This page does not come from a server of Kura where packs could be.':
    'Ez az oldal nem olyan Kura-szerverről jön, ahol csomagok lehetnek.',
  'This pack is of a newer Kura: reload the page when there is one.':
    'Ez a csomag egy újabb Kurához való: töltsd újra az oldalt, amikor lesz újabb.',
  'This pack is not here': 'Ez a csomag nincs itt',
  'Play my copy of it': 'Játszom a saját másolatomat',
  'You have opened it before, and what was opened stays yours.':
    'Már megnyitottad, és amit megnyitottál, a tiéd marad.',
};
