import { say } from '../core/parsed.ts';
import { isGradable } from '../play/grading/gradable.ts';
import { GradeInquiry, ungradedOf } from '../play/grading/inquiry.ts';
import { aboutLevel, aboutLines } from '../play/speech/aboutLevel.ts';
import { choose } from './dialogs/list.ts';
import { show } from './dialogs/sheet.ts';
import { aboutLevelLines } from './help.ts';
import type { Office } from './office.ts';

/** What a file says of a level. Where nobody has told how hard it is, a key finds that out; whoever puts the sheet away stops it. */
export const aboutThisLevel = async ({ screen, player: { spoken }, sitting, solver }: Office): Promise<void> => {
  const { table } = sitting;
  const about = aboutLevel(table);
  const inquiry = isGradable(table.game.id, table.level)
    ? new GradeInquiry(solver, ungradedOf(table), () => screen.changed())
    : undefined;
  const asked = () =>
    inquiry && { text: spoken(inquiry.message ?? say('{key}: {name}.', { key: 'G', name: say('Grade it') })) };
  await show(screen, {
    lines: () => [...aboutLevelLines(about, aboutLines(table), spoken), ...[asked() ?? []].flat()],
    press: ({ name }) => {
      if (name !== 'G' || !inquiry) return false;
      inquiry.begin();
      return true;
    },
  });
  inquiry?.stop();
  if (about.games.length === 0) return;
  const items = about.games.map(({ name }) => spoken(name));
  const hint = spoken(say('Enter goes on from there, Esc goes back'));
  const at = await choose(screen, () => ({ title: spoken(say('Saved games')), items, hint }));
  if (at !== undefined) sitting.takeUp(about.games[at]!.line);
};
