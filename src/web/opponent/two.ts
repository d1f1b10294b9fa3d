import { Opponent } from '../../play/opponent/opponent.ts';
import ColourWords from '../colouring/ColourWords.svelte';
import Plates from '../colouring/Plates.svelte';
import TaskFoot from '../task/TaskFoot.svelte';
import ByLink from '../together/ByLink.svelte';
import FirstVisit from './FirstVisit.svelte';
import GoOn from './GoOn.svelte';
import HintArrow from './HintArrow.svelte';
import OpponentRow from './OpponentRow.svelte';
import Seats from './Seats.svelte';

/** All that a game for two needs, or a task of one, and other puzzles do not: fetched before somebody sits down there. */
export const two = { Opponent, Seats, OpponentRow, ByLink, FirstVisit, HintArrow, GoOn, TaskFoot, Plates, ColourWords };

export type Two = typeof two;
