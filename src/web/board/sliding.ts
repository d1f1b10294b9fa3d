import { untrack } from 'svelte';
import type { Motion } from '../../play/table/motion.ts';
import { isStill } from '../look.svelte.ts';
import type { Slide } from './slides.ts';

const STEP = 'cubic-bezier(0.3, 0.1, 0.3, 1)';
const FALL = 'cubic-bezier(0.5, 0, 0.9, 0.5)';

/** How long something that has landed is squashed. */
const SQUASH_MS = 80;

/** Lets the picture of a piece come from where the piece was. What falls on does not land. */
export const sliding =
  (slide: Slide | undefined, motion: Motion | undefined) =>
  (picture: Element): (() => void) | undefined => {
    if (!slide || !motion || untrack(isStill)) return undefined;
    const { ms, isFall } = motion;
    const from = `translate(${slide.x}px, ${slide.y}px)`;
    picture.animate({ transform: [from, 'none'] }, { id: 'slide', duration: ms, easing: isFall ? FALL : STEP });
    if (!isFall) return undefined;
    const squash = { scale: ['1 1', '1.04 0.96', '1 1'] };
    const landing = picture.animate(squash, { id: 'squash', delay: ms, duration: SQUASH_MS });
    return () => landing.cancel();
  };
