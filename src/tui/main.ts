import { House, type Launch } from './house.ts';
import { guard } from './lifecycle.ts';
import { Screen } from './screen.ts';
import { Terminal } from './terminal.ts';

/** Plays in the terminal until the player leaves. The terminal is given back as it was, whatever happens. */
export const playInTerminal = async (launch: Launch): Promise<void> => {
  const terminal = await Terminal.create();
  const screen = new Screen(terminal);
  const house = new House(launch, screen);
  const release = guard(terminal, () => house.settled());
  terminal.open(screen);
  try {
    await house.visit();
  } finally {
    terminal.close();
    release();
  }
};
