import Loop from './Loop.svelte';

export const size = String(Loop).length;
