import { eq } from 'drizzle-orm';
import type { PlayerBook } from '../books.ts';
import type { Database } from './database.ts';
import { players } from './schema.ts';

export const playerBook = (db: Database): PlayerBook => ({
  rename: async (player, name) => {
    const renamed = await db
      .update(players)
      .set({ name })
      .where(eq(players.key, player))
      .returning({ key: players.key });
    return renamed.length > 0;
  },
  remove: async (player) => {
    const removed = await db.delete(players).where(eq(players.key, player)).returning({ key: players.key });
    return removed.length > 0;
  },
});
