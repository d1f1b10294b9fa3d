import { type Message, say } from '../../core/parsed.ts';
import { lastGame } from '../history/lastGame.ts';
import { aboutLevelRefusal } from '../speech/aboutLevel.ts';
import type { Table } from '../table/table.ts';
import { type Command, isForTwo, isPuzzle, isScored, opens, sends } from './command.ts';

const lastGameRefusal = (table: Table, now: number): Message | undefined =>
  lastGame(table, now) ? undefined : say('No game was finished on this board yet.');

const closeRefusal = ({ game, name }: Table): Message | undefined =>
  name === game.packs[0]?.name ? say('No pack to close! This is the one that the game starts with.') : undefined;

/** What is the business of screens. */
export const SCREEN: readonly Command[] = [
  { id: 'load-pack', name: say('Open pack'), keys: ['O'], does: opens('load-pack') },
  { id: 'close-pack', name: say('Close pack'), keys: ['Shift+O'], refusal: closeRefusal, does: sends('close-pack') },
  {
    id: 'about-level',
    name: say('About this level'),
    keys: ['Shift+I'],
    suits: isPuzzle,
    refusal: aboutLevelRefusal,
    does: opens('about-level'),
  },
  { id: 'results', name: say('Results'), keys: ['T'], suits: isScored, does: opens('results') },
  {
    id: 'save-result',
    name: say('Save result'),
    keys: ['Ctrl+S'],
    suits: isScored,
    refusal: (table, now) => table.refusalToSave(now),
    does: opens('save-result'),
  },
  { id: 'settings', name: say('Settings'), keys: [','], does: opens('settings') },
  { id: 'moves', name: say('Moves'), keys: ['M'], does: opens('moves') },
  {
    id: 'last-game',
    name: say('Last game'),
    keys: [],
    suits: isForTwo,
    refusal: lastGameRefusal,
    does: opens('last-game'),
  },
  { id: 'help', name: say('Help contents'), keys: ['?', 'F1'], does: opens('help') },
  { id: 'about', name: say('About Kura'), keys: [], does: opens('about') },
  { id: 'exit', name: say('Exit'), keys: ['Q'], does: opens('exit') },
];
