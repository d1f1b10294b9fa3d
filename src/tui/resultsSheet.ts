import { type Message, say } from '../core/parsed.ts';
import { table, tame } from '../node/columns.ts';
import { dateMessage, resultTime } from '../play/speech/figures.ts';
import type { Translator } from '../play/words/language.ts';
import { best, type Order, type Ranked } from '../results/ranking.ts';
import { isHasty } from '../results/result.ts';
import type { TrustedResult } from '../results/trust.ts';
import { BOLD, type Line } from './dialogs/box.ts';

/** Columns that a name gets. */
const MAX_NAME = 24;

/** Results without moves are only claimed. */
const MARKS = { proved: ' ', claimed: '?' } as const;

const HASTY = say('A doubtful time: less than 20 ms for each move.');

const row = ({ rank, result }: Ranked<TrustedResult>, spoken: Translator): readonly string[] => [
  `${rank}${MARKS[result.trust]}`,
  tame(result.name, MAX_NAME),
  String(result.moves),
  String(result.pushes ?? '-'),
  `${isHasty(result) ? '!' : ''}${spoken(resultTime(result.time))}`,
  spoken(dateMessage(result.date)),
];

interface ShownLevel {
  readonly number: number;
  readonly title: Message;
  /** What could not be read of its results: then nobody can say that there are none. */
  readonly doubts?: readonly Message[];
}

/** The best results of a level in an order, and how to see them in another. */
export const resultLines = (
  results: readonly TrustedResult[],
  { number, title, doubts = [] }: ShownLevel,
  order: Order,
  spoken: Translator,
): readonly Line[] => {
  const heads = [say('Rank'), say('Name'), say('Moves'), say('Pushes'), say('Time'), say('Date')].map(spoken);
  const rows = best(results, order).map((ranked) => row(ranked, spoken));
  const [head, ...lines] = table([heads, ...rows], [1, 5]);
  const by = order.by === 'moves' ? say('Fewest moves') : say('Fewest pushes');
  const ties = order.ties === 'faster' ? say('The faster first') : say('The slower first');
  const empty = doubts.length > 0 ? doubts : [say('Nobody has saved a result here yet. Yours could be the first.')];
  return [
    {
      text: spoken(say('Results of level {number}: {title}', { number, title })),
      style: BOLD,
    },
    { text: `${spoken(by)}, ${spoken(ties)}` },
    { text: '' },
    ...(rows.length === 0 ? empty.map((message) => ({ text: spoken(message) })) : []),
    ...(rows.length === 0 ? [] : [{ text: head!, style: BOLD, isRow: true as const }]),
    ...lines.map((text) => ({ text, isRow: true as const })),
    ...(results.some(({ trust }) => trust === 'claimed')
      ? [
          { text: '' },
          { text: `? ${spoken(say('Claimed: there are no moves with it that could be replayed, or too many.'))}` },
        ]
      : []),
    ...(results.some(isHasty) ? [{ text: '' }, { text: `! ${spoken(HASTY)}` }] : []),
    { text: '' },
    { text: spoken(say('P pushes or moves, F faster or slower, Esc back to the game')), style: { fg: 'dim' } },
  ];
};
