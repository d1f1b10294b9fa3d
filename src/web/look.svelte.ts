import { MediaQuery } from 'svelte/reactivity';
import { settings } from './keeper.svelte.ts';

/** Read by public/look.js, before anything is painted. */
const NOTED = 'kura.look';

const wantsStillness = new MediaQuery('prefers-reduced-motion: reduce');

/** Whether things are to be where they are at once: as the player chose, or else as his system says. */
export const isStill = (): boolean => {
  const { movement } = settings.value;
  return movement === 'system' ? wantsStillness.current : movement === 'little';
};

const SCHEMES = { day: 'light', night: 'dark' };

/** The bar of the browser has the colour of the page. */
const tintBar = (light: string): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.light as keyof typeof SCHEMES;
    const system = `(prefers-color-scheme: ${SCHEMES[own]})`;
    meta.media = light === 'system' ? system : light === own ? 'all' : 'not all';
  }
};

const note = (look: Readonly<Record<string, string>>): void => {
  try {
    localStorage.setItem(NOTED, JSON.stringify(look));
  } catch {
    // Where the browser keeps nothing it is seen when the settings are there.
  }
};

/** What goes on by itself, and not by a style, ends. */
const rest = (): void => {
  for (const one of document.getAnimations()) if (!(one instanceof CSSAnimation)) one.cancel();
};

/** What the styles ask for stands on the root. Run as an effect, once it is known what the player has chosen. */
export const wearLook = (): void => {
  const { light, skin } = settings.value;
  const { dataset } = document.documentElement;
  Object.assign(dataset, { light, skin });
  if (isStill()) {
    dataset.still = '';
    rest();
  } else delete dataset.still;
  tintBar(light);
  note({ light, skin });
};
