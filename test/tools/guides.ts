import { sentence } from '../../src/core/parsed.ts';
import type { GuideDisplay } from '../../src/play/guide/shown.ts';
import type { Solver } from '../../src/play/thinking/solver.ts';
import { Seated } from './sittings.ts';
import { levelOf, packOf } from './tables.ts';

/** Two boxes, each with a way of its own. */
export const TWO = levelOf('#########\n#@ $  . #\n#  $  . #\n#       #\n#########');
export const CORRIDOR = levelOf('#########\n#@  $ . #\n#########');

export type Ways = ConstructorParameters<typeof Seated>[2];

export const sokoban = (level = TWO, ways: Ways = {}): Seated => new Seated('sokoban', packOf(level), ways);

export const guideOf = ({ sitting }: Seated): GuideDisplay => sitting.display().guide!;

export const spoken = (seated: Seated): string => sentence(guideOf(seated).message ?? { text: '' });

/** Asks for help, is sure of it, and waits for what comes. */
export const help = async (seated: Seated, id: Parameters<Seated['ask']>[0] = 'hint'): Promise<GuideDisplay> => {
  seated.ask(id);
  if (seated.sitting.display().dialog === 'confirm') seated.sitting.confirm();
  await seated.helped();
  return guideOf(seated);
};

/** Nobody answers; what is asked and what is stopped is told. */
export const silent = (): { readonly solver: Solver; readonly asked: readonly string[]; readonly stopped: number } => {
  const told = { asked: [] as string[], stopped: 0, solver: undefined as unknown as Solver };
  const stop = () => {
    told.stopped += 1;
  };
  told.solver = {
    solve: ({ position }, { hear }) => {
      told.asked.push(position);
      hear({ nodes: 1234 }, false);
      return stop;
    },
    improve: () => stop,
  };
  return told;
};

/** Whatever is asked is answered so. */
export const answering = (kind: 'none' | 'gaveUp' | 'lost' | 'wrong'): Solver => ({
  solve: (_, { hear, lost }) => {
    const reason = { text: 'The time is up.' };
    if (kind === 'lost') lost();
    else if (kind === 'wrong') hear({ nodes: 1, answer: { kind: 'line', moves: 'rrr', proven: true, nodes: 1 } }, true);
    else hear({ nodes: 1, answer: { kind, reason, nodes: 1 } }, true);
    return () => {};
  },
  improve: () => () => {},
});
