import type { Study } from '../../core/mind.ts';
import { minds } from '../../games/minds.ts';
import { SlicedThinker } from '../../play/thinking/sliced.ts';
import type { Choice, Examination } from '../../play/thinking/thinker.ts';
import { answerPage, slicing } from './workerSide.ts';

/** What the page asks. */
export type Thought =
  | { readonly kind: 'choose'; readonly about: Choice }
  | { readonly kind: 'study'; readonly about: Examination };

const thinker = new SlicedThinker({ minds, ...slicing });

answerPage<Thought, string | Study>((asked, listener) =>
  asked.kind === 'choose' ? thinker.choose(asked.about, listener) : thinker.study(asked.about, listener),
);
