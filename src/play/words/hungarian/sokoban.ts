export const sokoban = {
  Sokoban: 'Sokoban',
  wall: 'fal',
  floor: 'padló',
  goal: 'célmező',
  pusher: 'tologató',
  'waiting pusher': 'várakozó tologató',
  box: 'láda',
  'box on a goal': 'láda célmezőn',

  'There is a wall in the way.': 'Fal van az útban.',
  'Another pusher is in the way.': 'Egy másik tologató van az útban.',
  'The box stands against a wall.': 'A láda mögött fal van.',
  'Another pusher stands behind the box.': 'A láda mögött egy másik tologató áll.',
  'There is no pusher to change to.': 'Nincs másik tologató, akire váltani lehetne.',
  'That way is free.': 'Arra szabad az út.',
  'The box cannot be pushed there.': 'A ládát nem lehet odatolni.',
  'Choose where to go.': 'Válaszd ki, hová menjen a tologató!',
  'The pusher cannot get there.': 'A tologató nem jut el oda.',

  'There is no board.': 'Nincs tábla.',
  'A board has at most {side} rows and columns.': 'Egy táblának legfeljebb {side} sora és oszlopa lehet.',
  'A tab is not part of a board.': 'Tabulátor nem lehet a táblán.',
  '"{letter}" is not part of a board.': 'Ez a jel nem lehet a táblán: „{letter}”.',
  'The board has no boxes.': 'A táblán nincs láda.',
  'The board has no goals.': 'A táblán nincs célmező.',
  'There are fewer goals ({goals}) than boxes ({boxes}).': 'Kevesebb a célmező ({goals}), mint a láda ({boxes}).',
  'There are more goals ({goals}) than boxes ({boxes}).': 'Több a célmező ({goals}), mint a láda ({boxes}).',
  'The board has no pusher.': 'A táblán nincs tologató.',
  'There is no pusher {number}: expected 1 to {pushers}.':
    'Nincs {number}. tologató: 1 és {pushers} közötti szám kell ide.',
  'The wall is open: the pusher can leave here.': 'A fal nyitott: a tologató itt kijuthat.',

  'The line has more than {most} moves.': 'A lépéssor több mint {most} lépésből áll.',
  '"{word}" is not a move: expected l u r d.': 'Ez nem lépés: „{word}”. A lépések betűi: l u r d.',
  'This line is played backwards, from the goals: it cannot be played from the start.':
    'Ez a lépéssor visszafelé, a célmezőktől halad: a kezdőállásból nem játszható le.',

  'Only a level with one pusher can be played backwards.':
    'Visszafelé csak olyan pálya játszható, amelyen egyetlen tologató van.',
  'Only a level with as many goals as boxes can be played backwards.':
    'Visszafelé csak olyan pálya játszható, amelyen ugyanannyi célmező van, mint láda.',
  'The pusher cannot jump there.': 'A tologató nem ugorhat oda.',
  'There is no box to pull.': 'Nincs láda, amelyet húzni lehetne.',
  'This line is played backwards and does not reach the start: it cannot be played yet.':
    'Ez a visszafelé haladó lépéssor nem ér el a kezdőállásig: még nem játszható le.',
  'This line is played backwards and ends where the pusher cannot walk to: it cannot be played yet.':
    'Ez a visszafelé haladó lépéssor olyan helyen ér véget, ahová a tologató nem jut el: még nem játszható le.',
  'This line is played backwards and has a jump that cannot be walked.':
    'Ebben a visszafelé haladó lépéssorban olyan ugrás van, amely gyalog nem tehető meg.',
  'This line is played backwards and does not solve the level.':
    'Ez a visszafelé haladó lépéssor nem oldja meg a pályát.',
  'A line that is played backwards begins with a jump: [].': 'Egy visszafelé haladó lépéssor ugrással kezdődik: [].',
};
