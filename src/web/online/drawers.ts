import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { pageDatabase } from '../storage/storage.ts';

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = { online: memoryStore(), tables: memoryStore() };

const drawer = async (name: 'online' | 'tables'): Promise<Store> => {
  const database = await pageDatabase();
  return database.ok ? database.value.store(name) : fallback[name];
};

/** Who the player is to the server, what is to be sent there, and which packs he has published. */
export const onlineStore = (): Promise<Store> => drawer('online');

/** Tables of everybody, as they were seen last. */
export const tableStore = (): Promise<Store> => drawer('tables');
