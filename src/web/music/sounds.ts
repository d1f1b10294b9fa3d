import { untrack } from 'svelte';
import type { Cue } from '../../core/view.ts';
import { settings } from '../keeper.svelte.ts';
import { audio } from './audio.svelte.ts';
import type { Sounder } from './sounder.ts';

let sounder: Promise<Sounder | undefined> | undefined;

const load = async (out: AudioNode): Promise<Sounder | undefined> => {
  const loaded = await import('./sounder.ts').catch(() => undefined);
  // Nothing that a player would want to read about: the next one tries again.
  if (!loaded) sounder = undefined;
  return loaded && new loaded.Sounder(out);
};

/** Lets a small sound be heard, if the player wants them and the browser allows it. */
export const sound = async (cue: Cue): Promise<void> => {
  // Effects call this: they follow what happens, and a change of the settings does not make it happen again.
  const out = untrack(() => (settings.value.sounds ? audio.out : undefined));
  if (!out) return;
  sounder ??= load(out);
  (await sounder)?.play(cue, settings.value.soundVolume);
};
