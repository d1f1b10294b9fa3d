import { reloading } from './reloading.ts';
import { WHEN_NEEDED } from './whenNeeded.ts';

/** Made by the build: it keeps all files of one version of the page, so that no network is needed. */
const WORKER = './sw.js';

/** What of that was fetched before there was a worker. */
const keepNeeded = async (): Promise<void> => {
  await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const cache = await caches.open(WHEN_NEEDED.cache);
  for (const address of fetched.filter((name) => WHEN_NEEDED.address.test(name)))
    if (!(await cache.match(address))) await cache.add(address);
};

/** Calls back whenever a worker with a newer version is there and waits for the one in use to go. */
const watch = (registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void => {
  const look = (): void => {
    if (registration.active && registration.waiting) onWaiting(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
};

/** Newer versions of the page. They wait until the player asks for them: no game is reloaded under its player. */
class Update {
  #waiting = $state.raw<ServiceWorker>();

  /** Whether a newer version is there. */
  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  /** Keeps this version for days without a network, and looks for a newer one whenever somebody comes back to it. */
  async start(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(WORKER);
      watch(registration, (worker) => (this.#waiting = worker));
      const look = (): unknown => document.hidden || registration.update().catch(() => undefined);
      document.addEventListener('visibilitychange', look);
      await keepNeeded();
    } catch {
      // Some browsers and addresses allow no workers. Then the page needs a network, and all else is the same.
    }
  }

  /** Loads the page again in its newer version. */
  reload(): void {
    reloading.isAsked = true;
    const load = (): void => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', load, { once: true });
    // Another window may have asked for it first.
    if (this.#waiting?.state === 'installed') this.#waiting.postMessage({ type: 'SKIP_WAITING' });
    else load();
  }

  /** The player knows, and plays on. */
  dismiss(): void {
    this.#waiting = undefined;
  }
}

/** The page has one. */
export const update = new Update();
