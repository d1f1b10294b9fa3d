import { makers } from '../../games/makers.ts';
import type { Making, Order } from '../../play/making/carpenter.ts';
import { SlicedCarpenter } from '../../play/making/slicedCarpenter.ts';
import { answerPage, slicing } from '../thinking/workerSide.ts';

/** What the page asks. */
export interface Wanted {
  readonly kind: 'make';
  readonly about: Order;
}

const carpenter = new SlicedCarpenter({ makers, ...slicing });

answerPage<Wanted, Making>(({ about }, listener) => carpenter.make(about, listener));
