import { Desk } from './desk.ts';
import { House, type Terms } from './house.ts';
import { guard } from './lifecycle.ts';
import { Terminal } from './terminal.ts';

/** Plays in the terminal until the player leaves. The terminal is given back as it was, whatever happens. */
export const playInTerminal = async (terms: Terms): Promise<void> => {
  const terminal = await Terminal.create();
  const desk = new Desk(terminal);
  const house = new House(terms, desk);
  const release = guard(terminal, () => house.settled());
  terminal.open(desk);
  try {
    await house.visit();
  } finally {
    terminal.close();
    release();
  }
};
