import { mount } from 'svelte';
import { wasThere } from './online/server.svelte.ts';
import UpdateNotice from './UpdateNotice.svelte';
import { update } from './update.svelte.ts';

/** From now on newer versions of the page are looked for, and told of; and what waits to be sent is sent. */
export const begin = (): void => {
  mount(UpdateNotice, { target: document.body });
  // What was solved without a network.
  if (wasThere()) import('./online/sharing.svelte.ts').then(({ sharing }) => sharing.flush()).catch(() => {});
  if (import.meta.env.PROD) void update.start();
};
