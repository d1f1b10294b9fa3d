import { settings } from '../settings.svelte.ts';

/** Everything that sounds on this page goes through one audio context. */
class Audio {
  #context: AudioContext | undefined;
  #allowed: AudioContext | undefined = $state.raw();

  /** The context, from the moment when the browser lets it sound. */
  get allowed(): AudioContext | undefined {
    return this.#allowed;
  }

  /** With every key and click: browsers allow sound in answer to one of these, and some take it away again later. */
  wake(): void {
    const { music, sounds } = settings.value;
    // A browser without sound plays in silence.
    const isWanted = typeof AudioContext === 'function' && (this.#context !== undefined || music || sounds);
    // Escape, for one, is no key that counts. Older browsers do not tell.
    if (!isWanted || navigator.userActivation?.hasBeenActive === false) return;
    this.#context ??= this.#open();
    this.follow();
  }

  /** Nobody listens to a page that nobody sees. */
  follow(): void {
    const context = this.#context;
    if (!context) return;
    // Its state is not asked: one that is about to stand still may say for a moment that it is running.
    const done = document.hidden ? context.suspend() : context.resume();
    // One that does not start now is asked again with the next key.
    done.catch(() => undefined);
  }

  #open(): AudioContext {
    const context = new AudioContext();
    context.onstatechange = () => {
      if (context.state === 'running') this.#allowed = context;
    };
    return context;
  }
}

export const audio = new Audio();
