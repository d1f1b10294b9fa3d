/** Titles and notes of the packs that come with the game. */
export const packs = {
  Campaign: 'Kampány',
  'The loading dock': 'A rakodórámpa',
  'The crossroads': 'Az útkereszteződés',
  'The north gate': 'Az északi kapu',
  'The divided hall': 'A kettéosztott csarnok',
  'The night shift': 'Az éjszakai műszak',
  'First Steps': 'Első lépések',
  'The first push': 'Az első tolás',
  'Behind the box': 'A láda mögött',
  'The corner': 'A sarok',
  'The wall': 'A fal',
  'The turn': 'A kanyar',
  'The tunnel': 'Az alagút',
  'There and back': 'Oda-vissza',
  'Two in a line': 'Kettő egy sorban',
  'First things first': 'Mindent a maga idejében',
  'Two by two': 'Kettesével',
  Parking: 'Parkolás',
  Crosswise: 'Keresztben',
  'The door': 'Az ajtó',
  'Leaving home': 'Indulás otthonról',
  'Change of places': 'Helycsere',
  'Taking turns': 'Felváltva',
  'Shut out': 'Kizárva',
  'The goal room': 'A célszoba',
  'Giving way': 'Elsőbbségadás',
  'All together': 'Minden együtt',

  "Five warehouses, from a minute's work to an evening's. MIT licence, like all of Kura.":
    'Öt raktár, az egyperces munkától az egész estét betöltőig. MIT-licenc, akárcsak az egész Kura.',
  'Four store rooms, one dock: the farthest place is filled first.':
    'Négy kamra, egy rakodó: a legtávolabbi helyet kell először megtölteni.',
  'Six crates crowd the hall in front of the dock, and some have to go back before they can go on.':
    'Hat láda zsúfolódik a rakodó előtti csarnokban, és némelyiknek előbb vissza kell mennie, hogy továbbjusson.',
  'Four store rooms open on one ring; whoever shuts it too early has to open it again.':
    'Négy kamra nyílik egyetlen körfolyosóra; aki túl korán zárja el, az nyithatja ki újra.',
  'Ten crates on both sides of a wall: what leaves one half stands in the way of the other.':
    'Tíz láda egy fal két oldalán: ami az egyik oldalról elkerül, az a másikon van útban.',
  'Thirteen crates, one shaft, and nowhere to put anything down.':
    'Tizenhárom láda, egyetlen akna, és sehol egy hely, ahová bármit le lehetne tenni.',
  'Twenty lessons of one idea each, from the first push to four boxes in a small room.\nEvery solution has the fewest pushes, and of these the fewest moves.':
    'Húsz lecke, mindegyik egyetlen gondolatról szól, az első tolástól négy ládáig egy kis szobában.\nMinden megoldásban a lehető legkevesebb a tolás, és ezen belül a legkevesebb a lépés.',
  'Walk and push with arrow keys, arrow buttons or swipes. Nothing can be pulled.':
    'Lépj és tolj a nyílbillentyűkkel, a nyílgombokkal vagy az ujjad húzásával! Húzni nem lehet.',
  'Click or tap a cell to walk there; a box, then a dot, to push it there.':
    'Kattints vagy koppints egy mezőre, és odamész; egy ládára, aztán egy pontra, és odatolod.',
  'A box in a corner stays there for good: U or Undo takes the push back.':
    'Ami sarokba kerül, az örökre ott marad: a tolást az U vagy a Vissza gomb veszi vissza.',
  'A box at a wall slides along it and leaves it only where you can step behind.':
    'A fal mellé került láda csak a fal mentén csúszik, és csak ott jöhet el onnan, ahol mögé tudsz állni.',
  'To turn a box you need a free cell beside its way.':
    'Ahhoz, hogy egy láda kanyarodjon, szabad mező kell az útja mellett.',
  'In a tunnel a box only goes straight on, and you stay behind it.':
    'Az alagútban a láda csak egyenesen haladhat, te pedig mögötte maradsz.',
  'A box may have to leave the row of its goal and return from the other side.':
    'Előfordul, hogy a ládának el kell hagynia a célmező sorát, és a másik oldalról kell visszatérnie.',
  'Two boxes in a line are too heavy, so make room between them.':
    'Két láda egymás után túl nehéz, ezért csinálj köztük helyet!',
  'The deep goal comes first, and only one of the boxes can begin.':
    'A belső célmező az első, és a ládák közül csak az egyikkel lehet kezdeni.',
  'Boxes and walls that make a square of four never move again.':
    'Ha ládák és falak kettőször kettes négyzetet alkotnak, azok a ládák többé nem mozdulnak.',
  "Put a box where it is in nobody's way and fetch it later.":
    'Tedd félre a ládát oda, ahol senkinek sincs útban, és menj érte később!',
  'Each box stands next to both goals, and most of the short ways are traps.':
    'Mindkét láda mindkét célmező mellett áll, és a rövid utak többsége csapda.',
  'A door that has been opened may have to be filled again.':
    'Előfordul, hogy a kinyitott ajtót újra el kell torlaszolni.',
  'A box that is home may have to go out and come back.':
    'Előfordul, hogy a már helyére került ládának ki kell mennie, aztán visszajönnie.',
  'It does not matter which box stands on which goal.': 'Mindegy, melyik láda melyik célmezőre kerül.',
  'Neither box gets far on its own.': 'Egyik láda sem jut messzire a másik nélkül.',
  'Look where you stand after a push, for a box can cut you off from the rest.':
    'Nézd meg, hol állsz a tolás után: egy láda elvághat a pálya többi részétől.',
  'Fill the room from the back and keep its entrance free.':
    'Hátulról töltsd meg a szobát, és hagyd szabadon a bejáratát!',
  'Three boxes share two rooms, and even the one that is home gives way.':
    'Három láda osztozik két szobán, és még annak is utat kell adnia, amelyik már a helyén van.',
  'Order, parking and turning, all in one room.': 'Sorrend, félretevés és kanyarodás, mind egyetlen szobában.',
};
