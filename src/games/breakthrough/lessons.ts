import type { Level, Shipped } from '../../core/pack.ts';
import { say } from '../../core/parsed.ts';

/** One idea: what it is called, the position, within how many moves it is won, and what there is to know. */
type Lesson = readonly [title: string, board: string, within: number, notes: string];

/** Made for this house, and each proven by a test: whoever is to move wins in so many moves, and in no fewer. */
const LESSONS: readonly Lesson[] = [
  [
    'The far row',
    '5/4p/2P2/5/5 w',
    2,
    'The lower doll is yours. It goes one step up, straight or diagonally. Whoever first has a doll on the far row wins.',
  ],
  [
    'Taking',
    '5/5/2p2/1PP2/5 w',
    1,
    'A doll takes diagonally forward, and never straight ahead. Whoever has no doll left has lost.',
  ],
  [
    'Around it',
    'p4/2p2/2P2/5/5 w',
    2,
    'Nobody goes straight through another doll. Diagonally yours may go onto an empty cell too, but mind where it would be taken.',
  ],
  [
    'The runner',
    '1p3p/6/p5/3P2/1P4/6 w',
    3,
    'A doll with nobody before it who could catch it is a runner. Do not look back: run.',
  ],
  [
    'The net',
    '6/6/4p1/6/4P1/5P w',
    2,
    'A runner is caught only from ahead, and from one column aside for every two rows between. Stand so that you take it wherever it goes.',
  ],
  [
    'Counting steps',
    '5p/6/5p/P5/6/2P3 w',
    3,
    'Two run, and neither can be stopped. Count the steps that each has to go: if they are equal, whoever is to move comes first.',
  ],
  [
    'Tempo',
    '5p/4p1/6/2p3/1P4/4P1 w',
    4,
    'His runner is nearer than yours. A move that takes it and brings you on does two things at once: that gains a tempo.',
  ],
  [
    'Two for one guard',
    '1ppp1/5/pP1P1/5/4P w',
    3,
    'The guard in the middle watches two cells, and can take only once. Threaten on one of them, and the other is free.',
  ],
  [
    'Four guards',
    '7p/8/8/P7/4p3/2p2p2/8/1PP2PP1 w',
    5,
    'Four dolls at home on b, c, f and g watch every cell of the row before them. Leave them there, and run with the fifth.',
  ],
  [
    'The gap',
    '1pp2p2/8/8/3P4/7p/8/8/1P4P1 w',
    3,
    'One of his four guards has left g8. A guard who goes leaves two cells that nobody watches: find the way there.',
  ],
  [
    'Take it in time',
    '5p/4p1/6/P2p2/2P3/6 w',
    4,
    'Whoever is two steps from your home row is faster than your runner. Take him forward while you can, and run then.',
  ],
  [
    'Backed up',
    '1pp3/p5/PP4/3p2/5P/1P4 w',
    3,
    'A doll that can be avenged is not given away. Go where another of yours can take back, not where you stand alone.',
  ],
  [
    'Counting takers',
    'p1ppp1p/2p1p2/2PPP2/7/6p/7/P6 w',
    4,
    'Count who can take on a cell. If as many of yours stand behind it as of his before it, the last doll there is yours.',
  ],
  [
    'Opening a column',
    '3p2/2pp2/3Pp1/2P3/6/PP4 w',
    3,
    'The doll before yours bars the column. Give another one away beside it: whoever takes it has left his place.',
  ],
  [
    'The decoy',
    '2pp2/p1p3/3P2/1P4/6/P1P3 w',
    4,
    'A doll one step from the far row has to be taken at once. Lure away the guard whom your other doll has to fear.',
  ],
  [
    'In his way',
    'p3p1/2p3/2P3/p5/3P2/P1P2P w',
    4,
    'His doll at the edge wants to get through. Stand right before it: then it has to go aside, where you take it.',
  ],
  [
    'Having to move',
    '5p/5p/5P/3p2/6/1P1P1P w',
    4,
    'Nobody may pass. Shut the last good way that he has, and he has to spoil something himself.',
  ],
  [
    'The right one',
    '6/5p/2ppp1/3P2/P5/2P1P1 w',
    3,
    'You can take one doll or another. Ask of each who would take back, and what is still before you then.',
  ],
  [
    'The last row',
    'p5/6/5P/p5/2p3/PP1P2 w',
    4,
    'His doll is one step from your home row, and has to be taken at once. Which of your guards can be spared?',
  ],
  [
    'All of it',
    '2p1p1/pp3p/6/P1p1P1/1P3P/2P2P w',
    5,
    'Now all that you have learned: take in time, count the steps, keep your guards, and give away what opens the way.',
  ],
];

const levelOf = ([title, board, within, notes]: Lesson): Level => ({
  title,
  board,
  within,
  notes,
  lines: [],
  problems: [],
});

export const lessons: Shipped = {
  name: 'first-lessons',
  isLessons: true,
  ending: say('Congratulations! You have learned all that there is to learn. Now a rival is waiting for you.'),
  pack: { title: 'First Lessons', levels: LESSONS.map(levelOf), problems: [] },
};
