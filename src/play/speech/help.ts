import type { AnyGame } from '../../core/game.ts';
import type { GameHelp, Scene } from '../../core/help.ts';
import { openSession } from '../../core/openSession.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { View } from '../../core/view.ts';
import { isGuided } from '../guide/guided.ts';
import { hasRivals } from '../opponent/sides.ts';

/** What there is to know about playing with somebody who is no person, whichever game it is. */
const RIVALS: readonly Message[] = [
  say(
    'Opponent chooses whom you play with: somebody beside you, or the computer, from the easiest on. You have either side, or watch it play both.',
  ),
  say(
    'Against the computer your own side is below. Undo takes back its move with yours, Hint shows a good move and plays it when asked again; games with such help are not counted.',
  ),
];

/** What there is to know about what is thought of a game. */
const ANALYSIS: readonly Message[] = [
  say(
    'Analysis tells what is thought of the position: how both stand, the best moves, and what is proven. Analyse the game goes through all of it and finds the mistakes.',
  ),
];

/** What there is to know about whoever helps. */
const GUIDE: readonly Message[] = [
  say(
    'Hint shows what to push next and where to; asked again, push by push how, and what comes after it. Still solvable? tells just that, and Undo to where it was still solvable leads back. Solve from here shows a whole solution. What was played with hints or solutions leaves no result.',
  ),
];

const WARNINGS: readonly Message[] = [
  say('Warnings, in the settings, mark where a box would be lost, boxes that are lost, and tell when nothing helps.'),
];

/** What a game tells about itself. Where it brings no help, its introduction has to do. */
export const helpOf = async (game: AnyGame): Promise<GameHelp> => {
  const help = (await game.help?.()) ?? { rules: [game.introduction] };
  const more = [
    ...(hasRivals(game) ? [...RIVALS, ...ANALYSIS] : []),
    ...(isGuided(game) ? GUIDE : []),
    ...(game.warner ? WARNINGS : []),
  ];
  return more.length > 0 ? { ...help, rules: [...help.rules, ...more] } : help;
};

/** A scene before and after its moves. Played by the game itself: help never shows what the rules do not do. */
export const picturesOf = (game: AnyGame, { board, moves }: Scene): readonly [before: View, after: View] => {
  const session = openSession(game, board);
  if (!session.ok) throw new Error(`A scene cannot be read: ${board}`);
  const before = session.value.snapshot(0).view;
  if (!session.value.play(moves, 0).ok) throw new Error(`A scene cannot be played: ${moves}`);
  return [before, session.value.snapshot(0).view];
};
