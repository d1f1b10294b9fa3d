import { and, count, eq } from 'drizzle-orm';
import { sql } from 'drizzle-orm/sql';
import type { PackBook, PublishedPack } from '../books.ts';
import type { Database } from './database.ts';
import { packs, players } from './schema.ts';

/** Whoever publishes a pack before he has sent a result has no name yet. */
const NAMELESS = '';

const publish = (db: Database, pack: Omit<PublishedPack, 'version'>, author: string): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.insert(players).values({ key: author, name: NAMELESS }).onConflictDoNothing();
    await transaction
      .insert(packs)
      .values({ ...pack, author })
      .onConflictDoNothing();
  });

const find = async (db: Database, id: string): Promise<PublishedPack | undefined> => {
  const { game, file, title, text, version } = packs;
  const [found] = await db
    .select({ id: packs.id, game, file, title, text, version })
    .from(packs)
    .where(eq(packs.id, id));
  return found;
};

export const packBook = (db: Database): PackBook => ({
  publish: (pack, author) => publish(db, pack, author),
  find: (id) => find(db, id),
  replace: async ({ id, ...pack }, author) => {
    const [replaced] = await db
      .update(packs)
      .set({ ...pack, version: sql`${packs.version} + 1` })
      .where(and(eq(packs.id, id), eq(packs.author, author)))
      .returning({ version: packs.version });
    return replaced?.version;
  },
  withdraw: async (id, author) => {
    const withdrawn = await db
      .delete(packs)
      .where(and(eq(packs.id, id), eq(packs.author, author)))
      .returning({ id: packs.id });
    return withdrawn.length > 0;
  },
  count: async (author) => {
    const [counted] = await db.select({ amount: count() }).from(packs).where(eq(packs.author, author));
    return counted?.amount ?? 0;
  },
});
