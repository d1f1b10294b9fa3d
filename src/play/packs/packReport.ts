import { errorOf } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import { problemMessage } from '../speech/problems.ts';
import type { Opened } from './opened.ts';

/** What is wrong with a pack: with its file as a whole, then level by level. */
export const packComplaints = ({ pack: { levels, problems } }: Opened): readonly Message[] => [
  ...problems.map(problemMessage),
  ...levels.flatMap((level, index) =>
    level.problems.map((problem) =>
      say('Level {number}: {reason}', { number: index + 1, reason: problemMessage(problem) }),
    ),
  ),
];

/** Whether any of its levels can be played. */
export const isPlayable = ({ pack }: Opened): boolean => pack.levels.some((level) => !errorOf(level));
