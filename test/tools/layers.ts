import { posix } from 'node:path';
import ts from 'typescript';
import { readSources } from './sources.ts';

/** What each folder of src may import from, besides itself. This table is the architecture. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core'],
  results: ['core'],
  sound: ['core'],
  play: ['core', 'games', 'results'],
  node: ['core', 'games', 'results', 'play'],
  web: ['core', 'games', 'results', 'play', 'sound'],
  tui: ['core', 'games', 'results', 'play', 'node'],
  server: ['core', 'games', 'results', 'play', 'node'],
  cli: ['core', 'games', 'results', 'play', 'node', 'tui', 'server'],
};

/** The folders that know a computer: packages and Node's own modules are for them alone. */
const MAY_IMPORT_PACKAGES: readonly string[] = ['node', 'web', 'tui', 'server', 'cli'];

/** Single files elsewhere that cannot do without a package. It has to be as pure as they are. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'games/sokoban/formats/slc.ts': ['saxes'],
  'results/xml.ts': ['saxes'],
  'sound/channel.ts': ['midi-file'],
  'sound/midi.ts': ['midi-file'],
};

/** The lists of all games, of all who think about them, of all who solve them and of all who make levels see every one, and are all that others see of games. */
const LISTS: readonly string[] = ['games/index.ts', 'games/makers.ts', 'games/minds.ts', 'games/solvers.ts'];

/** Biome counts the lines of .ts files, but not of these. */
const MAX_SVELTE_LINES = 300;

/** What was read, so that a test can tell a clean house from an empty one. */
export interface Survey {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly string[];
}

/** Checks a source folder against the table. Tests are left out: they may use whatever they test with. */
export const surveyLayers = (root: string): Survey => {
  const files = readSources(root, /\.(ts|mts|js|mjs|svelte)$/);
  const imports = files.flatMap(({ path, text }) => importsOf(path, text));
  return {
    files: files.length,
    imports: imports.length,
    violations: [...files.flatMap(({ path, text }) => homeless(path, text)), ...imports.flatMap(violation)].sort(),
  };
};

interface Import {
  readonly path: string;
  /** As written: `./rules.ts`, `node:fs`, `svelte`. */
  readonly wanted: string;
}

const importsOf = (path: string, text: string): readonly Import[] =>
  [...(path.endsWith('.svelte') ? importsOfSvelte(text) : importsOfScript(text))].map((wanted) => ({ path, wanted }));

/** Whether the string after it names a file or package: an import or re-export of any kind, or a worker's address. */
const isImport = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isExternalModuleReference(node) ||
  (ts.isLiteralTypeNode(node) && ts.isImportTypeNode(node.parent)) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'URL' && node.arguments?.length === 2);

/** Read by the compiler's own parser, so that comments, strings and either quote cannot mislead it. */
const importsOfScript = (text: string): readonly string[] => {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isImport(node.parent)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const { typeReferenceDirectives, libReferenceDirectives, referencedFiles } = source;
  const types = [...typeReferenceDirectives, ...libReferenceDirectives].map(({ fileName }) => `types:${fileName}`);
  return [...found, ...types, ...referencedFiles.map(({ fileName }) => fileName)];
};

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

const importsOfSvelte = (text: string): readonly string[] => [
  ...[...text.matchAll(SCRIPT)].flatMap(([, script]) => importsOfScript(script!)),
  // The markup can import too: {#await import('./Board.svelte')}
  ...[...text.replace(SCRIPT, '').matchAll(/\bimport\s*\(\s*['"`]([^'"`]+)/g)].map(([, wanted]) => wanted!),
];

const layerOf = (path: string): string | undefined => (path.includes('/') ? path.split('/')[0] : undefined);

const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with a file whatever it imports. */
const homeless = (path: string, text: string): readonly string[] => {
  const layer = layerOf(path);
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(layer === undefined || !(layer in MAY_IMPORT) ? [`${path} is in no folder of the table`] : []),
    ...(layer === 'games' && !gameOf(path) && !LISTS.includes(path) ? [`${path} belongs to no game`] : []),
    ...(path.endsWith('.svelte') && lines > MAX_SVELTE_LINES ? [`${path} has ${lines} lines`] : []),
  ];
};

const violation = ({ path, wanted }: Import): readonly string[] => {
  const isAllowed = /^[./]/.test(wanted) ? mayImportFile : mayImportPackage;
  return isAllowed(path, wanted) ? [] : [`${path} may not import ${wanted}`];
};

const mayImportPackage = (path: string, wanted: string): boolean =>
  MAY_IMPORT_PACKAGES.includes(layerOf(path) ?? '') || (EXCEPTIONS[path]?.includes(wanted) ?? false);

const mayImportFile = (path: string, wanted: string): boolean => {
  const target = posix.join(posix.dirname(path), wanted);
  // Programs tell their version; it stands in the one file outside src that they may read.
  if (posix.basename(target) === 'package.json') return mayImportPackage(path, wanted);
  // The page's music lies outside too, for other players of MIDI files.
  if (/^\.\.\/music\/[\w-]+\.mid\?/.test(target)) return layerOf(path) === 'web';
  // What npm start serves the page with: that runs before anything is installed or bundled.
  if (/^\.\.\/scripts\/(site|policy)\.mjs$/.test(target)) return layerOf(path) === 'server';
  const [from, to] = [layerOf(path), layerOf(target)];
  if (wanted.startsWith('/') || from === undefined || to === undefined || !(to in MAY_IMPORT)) return false;
  if (from !== to) return (MAY_IMPORT[from]?.includes(to) ?? false) && (to !== 'games' || LISTS.includes(target));
  // Within games: the list knows every game, and a game knows only itself.
  return from !== 'games' || LISTS.includes(path) || gameOf(target) === gameOf(path);
};
