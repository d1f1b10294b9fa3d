import fc from 'fast-check';
import { readers } from '../tools/readers.ts';

/** What readers are tried with: bytes of all kinds, most of them almost right. */
export type Input = fc.Arbitrary<Uint8Array>;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const SOK = `:: for editors
Collection: Docks
Author: Ann

Harbour

#######
#@ $ .#
#######
Difficulty: 7

Solution 1
2(rl)rR*R

found
at night

Cape

--3#|3#-#|#pb.#|5#
Comment:
#####
Comment-End:

[]L[rr]d
`;

/** As files of real people are: quoted, cut by empty lines, with ornaments and keys of their own. */
const WILD = `Game = Sokoban
> Ann wrote:
>
> ######
>##@$.#
>#  $.#
>#######

  * * *
#######
#@ $ .#

#     #
#######
*******
Solution: rRR
Solution 2:
{}r*RR

5#2
#@$.#
-----
#####
`;

const MAP20 =
  `${'0'.repeat(20)}\n`.repeat(8) +
  `${'0'.repeat(6)}11111111${'0'.repeat(6)}\n`.repeat(1) +
  `${'0'.repeat(6)}15232421${'0'.repeat(6)}\n${'0'.repeat(6)}11111111${'0'.repeat(6)}\n` +
  `${'0'.repeat(20)}\n`.repeat(9);

const SLC = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE SokobanLevels SYSTEM "SokobanLev.dtd">
<SokobanLevels><Title>Docks</Title><Description>Two &amp; more</Description>
<LevelCollection Copyright="Ann" MaxWidth="7" MaxHeight="3"><Level Id="Harbour" Width="7" Height="3">
<L>#######</L><L>#@ $ .#</L><L>#######</L><Solution Title="mine">rRR</Solution></Level></LevelCollection></SokobanLevels>
`;

const RESULTS = `<collection_results collection="Docks"><!-- ours --><level_results level_number="1" level_hash="57af3d098eb9646a">
<result><rank>1</rank><name>Ann &amp; Co</name><moves>3</moves><pushes>2</pushes><time>41.2</time><date>2026-11-15T10:20:30Z</date>
<solution>rRR</solution></result><result><name>Bob</name><moves>x</moves></result></level_results></collection_results>
`;

const VEXED = '8 5\r\n########\r\n#Pr   H#\r\n###   H#\r\n#  r  H#\r\n########\r\n';

const RECORD =
  '[Game "Breakthrough"]\n[Size "5"]\n[First "Ann"]\n[Result "*"]\n\n1. a2-a3 b4-b3 {a comment} 2. a3xb4 *\n';

const POSITIONS = ['pppppp/pppppp/6/6/PPPPPP/PPPPPP w', '8x8', 'x../.o./... x'];

/** Every format's own writing of a shipped level, besides those above. */
const WRITTEN = readers.flatMap(({ game, formats }) =>
  formats.flatMap(({ write }) => {
    const { pack } = game.packs[0]!;
    const text = write?.({ ...pack, levels: pack.levels.slice(0, 1) });
    return text?.ok ? [text.value] : [];
  }),
);

export const CORPUS: readonly string[] = [SOK, WILD, MAP20, SLC, RESULTS, VEXED, RECORD, ...POSITIONS, ...WRITTEN];

const hostile = fc.constantFrom(
  ...'#@$.+*pPbB -_|0123456789()[]{}lurdLURD:;>\\n\n\n\r\t\f\0\u001a\uFEFF<>&"\'/=?!ÿ–＃X',
);

interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 1000 }),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 5 }), fc.nat({ max: 300 })),
  text: fc.oneof(fc.string({ unit: hostile, maxLength: 4 }), fc.constantFrom(...CORPUS.map((one) => one.slice(0, 60)))),
});

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((now, { at, length, text: put }) => {
    const from = at % (now.length + 1);
    return now.slice(0, from) + put + now.slice(from + length);
  }, text);

const mutated = fc
  .tuple(fc.constantFrom(...CORPUS), fc.array(edit, { minLength: 1, maxLength: 8 }))
  .map(([text, edits]) => bytesOf(edited(text, edits)));

const BOMBS: readonly ((size: number) => string)[] = [
  (size) => `#####\n${'9999('.repeat(size)}#${')'.repeat(size)}\n#####`,
  (size) => `#####\n#@$.#\n#####\n\n${'99999('.repeat(size % 60)}r${')'.repeat(size % 60)}`,
  (size) => `#####\n#@$.#\n#####\n\n${'('.repeat(size * 20)}`,
  (size) => `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(size)}"><!ENTITY b "&a;&a;&a;">]><SokobanLevels>&b;</SokobanLevels>`,
  (size) => '<SokobanLevels>'.repeat(size * 10),
  (size) => `${'9'.repeat(1 + (size % 12))} ${'9'.repeat(1 + (size % 7))}\n`,
  (size) => `${'p'.repeat(size)}/`.repeat(size % 40),
  (size) => `Comment:\n${'{'.repeat(size)}[`.repeat(size % 20),
];

const bomb = fc.tuple(fc.constantFrom(...BOMBS), fc.nat({ max: 300 })).map(([make, size]) => bytesOf(make(size)));

/** A row of a board, now and then with run-lengths or a slip in it. */
const row = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.string({ unit: fc.constantFrom(...'  --#$.*@+_'), maxLength: 10 }).map((cells) => `#${cells}#`),
  },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'#-pb.23()|'), maxLength: 10 }) },
);

const board = fc.array(row, { minLength: 1, maxLength: 7 }).map((rows) => ['########', ...rows, '########'].join('\n'));

const word = fc.constantFrom('Harbour', 'dull', '2', '; 3', 'Solution', '- - -', '> quoted', '::', '');
const key = fc.tuple(fc.constantFrom('Title', 'Author', 'Game', 'Collection', 'Comment', 'Comment-End', 'Else'), word);
const moves = fc.string({ unit: fc.constantFrom(...'lurdLURD23()*{}[] \n'), maxLength: 40 });

const piece = fc.oneof(
  board,
  word,
  key.map(([name, value]) => `${name}: ${value}`),
  moves,
  fc.constant(''),
);

const grammar = fc
  .tuple(fc.array(piece, { maxLength: 14 }), fc.constantFrom('\n', '\n\n', '\r\n', '\r'))
  .map(([pieces, end]) => bytesOf(pieces.join(end)));

export const INPUTS: Readonly<Record<string, Input>> = {
  'random bytes': fc.uint8Array({ maxLength: 400 }),
  'hostile characters': fc.string({ unit: hostile, maxLength: 200 }).map(bytesOf),
  'mutated files': mutated,
  bombs: bomb,
  'files made by a grammar': grammar,
};
