import { settings } from '../keeper.svelte.ts';

/** Seconds in which most of the sound goes when the page is hidden, or comes back: one that is cut off clicks. */
const FADE = 0.01;
/** Seconds until none of it is left. */
const GONE = 0.1;
/** Milliseconds after a key or click in which every browser has begun that will. */
const PATIENCE = 5000;

interface Outlet {
  readonly context: AudioContext;
  readonly out: GainNode;
}

/** Everything that sounds on this page goes through one audio context. */
class Audio {
  #outlet: Outlet | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #out: AudioNode | undefined = $state.raw();
  #isAble = $state(typeof AudioContext === 'function');
  #isStuck = $state(false);
  #wasStuck = false;

  /** Whether this browser can play anything: some have no sound, or no way to their loudspeakers. */
  get isAble(): boolean {
    return this.#isAble;
  }

  /** Whether the browser was asked, in answer to a key or click, and has not begun. It may still do so. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** Whether it had not begun when the key or click came that is being answered: that very one may have let it begin since. */
  get wasStuck(): boolean {
    return this.#wasStuck;
  }

  /** Where everything that sounds is sent to, from the moment when the browser lets it be heard. */
  get out(): AudioNode | undefined {
    return this.#out;
  }

  /** A key or the mouse goes down, or a finger. What comes of it is known later, when it is let go. */
  press(): void {
    this.#wasStuck = this.#isStuck;
    this.wake();
  }

  /** With every key and click: browsers allow sound in answer to one of these, and some take it away again later. */
  wake(): void {
    const { music, sounds } = settings.value;
    const isWanted = this.#outlet !== undefined || (this.#isAble && (music || sounds));
    // Escape, for one, is no key that counts. Older browsers do not tell.
    if (!isWanted || navigator.userActivation?.hasBeenActive === false) return;
    this.#outlet ??= this.#open();
    this.follow();
  }

  /** Gives a browser that has not begun all the time again. */
  forgive(): void {
    this.#wasStuck = false;
    this.#trust();
  }

  #trust(): void {
    this.#isStuck = false;
    this.#stopWaiting();
  }

  /** Nobody listens to a page that nobody sees. */
  follow(): void {
    if (!this.#outlet) return;
    const { context, out } = this.#outlet;
    clearTimeout(this.#leaving);
    if (document.hidden) this.#stopWaiting();
    out.gain.setTargetAtTime(document.hidden ? 0 : 1, context.currentTime, FADE);
    if (document.hidden) this.#leave(context, context.currentTime + GONE);
    // Its state is not asked: one that is about to stand still may say for a moment that it is running.
    else {
      attempt(context.resume());
      this.#await(context);
    }
  }

  /** However many keys are pressed meanwhile: the first one counts. */
  #await(context: AudioContext): void {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      this.#isStuck = context.state !== 'running';
    }, PATIENCE);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /**
   * Stands still once that much is heard. Only its own clock tells, which is late on a busy machine; a browser may ask it
   * no more than once a second, in silence.
   */
  #leave(context: AudioContext, end: number): void {
    this.#leaving = setTimeout(() => {
      const isHeard = context.state === 'running' && context.currentTime < end;
      if (isHeard) this.#leave(context, end);
      else attempt(context.suspend());
    }, GONE * 1000);
  }

  #open(): Outlet | undefined {
    try {
      const context = new AudioContext();
      const out = new GainNode(context);
      out.connect(context.destination);
      context.onstatechange = () => {
        if (context.state !== 'running') return;
        this.#out = out;
        this.#isAble = true;
        this.#trust();
      };
      // There are no loudspeakers, or they are gone for now.
      context.addEventListener('error', () => {
        this.#isAble = false;
      });
      return { context, out };
    } catch {
      this.#isAble = false;
      return undefined;
    }
  }
}

/** One that does not start now is asked again with the next key. */
const attempt = (done: Promise<void>): void => {
  done.catch(() => undefined);
};

export const audio = new Audio();
