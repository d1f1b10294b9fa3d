import { mount } from 'svelte';
import UpdateNotice from './UpdateNotice.svelte';
import { update } from './update.svelte.ts';

/** From now on newer versions of the page are looked for, and told of. */
export const begin = (): void => {
  mount(UpdateNotice, { target: document.body });
  if (import.meta.env.PROD) void update.start();
};
