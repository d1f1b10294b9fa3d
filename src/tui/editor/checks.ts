import type { Message } from '../../core/parsed.ts';
import { say } from '../../core/parsed.ts';
import type { Finding } from '../../core/sketching.ts';
import { type Known, knownDetail, knownMessage } from '../../play/editor/sketchSolving.ts';
import { gradeMessage } from '../../play/speech/grade.ts';
import type { Translator } from '../../play/words/language.ts';

/** A line that is told of the sketch. */
export interface Check {
  readonly kind: Finding['kind'] | 'looking';
  readonly text: string;
  /** What is shown on the board when somebody asks for it. */
  readonly finding?: Finding;
}

const ORDER: readonly Finding['kind'][] = ['fault', 'doubt', 'note'];

/** What is wrong comes first. */
export const sortedFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

const textOf = (message: Message, detail: Message | undefined, spoken: Translator): string =>
  detail ? `${spoken(message)} (${spoken(detail)})` : spoken(message);

/** What can be done about what is looked for, or was found. */
const offerOf = ({ kind }: Known): Message | undefined => {
  if (kind === 'looking') return say('{key}: {name}.', { key: 'Esc', name: say('Cancel') });
  return kind === 'solved' ? say('{key}: {name}.', { key: 'Shift+F', name: say('Show it') }) : undefined;
};

const knownCheck = (known: Known, spoken: Translator): Check => {
  const offer = offerOf(known);
  const told = textOf(knownMessage(known), knownDetail(known), spoken);
  const kind =
    known.kind === 'solved' || known.kind === 'won' ? 'note' : known.kind === 'looking' ? 'looking' : 'doubt';
  return { kind, text: offer ? `${told} ${spoken(offer)}` : told };
};

/** All that is told of a sketch: what was found in it, whether it can be solved, and how hard it is. */
export const checksOf = (
  findings: readonly Finding[],
  known: Known | undefined,
  grade: number | undefined,
  spoken: Translator,
): readonly Check[] => [
  ...(known ? [knownCheck(known, spoken)] : []),
  ...(known?.kind === 'solved' && grade !== undefined
    ? [{ kind: 'note' as const, text: spoken(gradeMessage(grade)) }]
    : []),
  ...sortedFindings(findings).map((finding) => ({
    kind: finding.kind,
    text: textOf(finding.message, finding.detail, spoken),
    finding,
  })),
];
