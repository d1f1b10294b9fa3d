import type { Migration } from './migration.ts';

/** Games of two who play by a link, and everything that they did. */
export const matches: Migration = {
  number: 2,
  statements: [
    `create table matches (
      id text primary key,
      game text not null,
      board text not null,
      clock text not null,
      number integer not null,
      first text,
      second text,
      invitation text not null,
      watch text not null,
      ended boolean not null default false,
      at bigint not null
    )`,
    `create table match_events (
      match text not null references matches (id) on delete cascade,
      number integer not null,
      kind text not null,
      seat integer not null,
      text text not null,
      at bigint not null,
      primary key (match, number)
    )`,
  ],
};
