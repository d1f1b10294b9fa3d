import ts from 'typescript';
import type { AnyGame } from '../../src/core/game.ts';
import { notesOf } from '../../src/play/speech/grade.ts';
import { NUMBERED } from '../../src/play/speech/written.ts';
import { lineAt, readSources, type Source } from './sources.ts';
import { outermost, svelteTree, type TreeNode } from './svelteTree.ts';

/** The floors whose sentences players see; the commands for level authors speak English only. */
const SPEAKING = /^(core|games|results|sound|play|node|web|tui)\/.*\.(ts|svelte)$/;

/** What was read, so that a test can tell a clean house from an empty one. */
export interface TemplateSurvey {
  readonly files: number;
  /** Each one once, in order. */
  readonly templates: readonly string[];
  readonly violations: readonly string[];
  /** By the paths of the files. */
  readonly saidIn: ReadonlyMap<string, readonly string[]>;
}

/** Collects the templates of all messages that are made in a source folder: whatever `say` is called with. */
export const surveyTemplates = (root: string): TemplateSurvey => {
  const files = readSources(root, SPEAKING);
  const byFile = files.map((file) => ({
    path: file.path,
    uses: scriptsOf(file).flatMap((script) => usesOfSay(file.path, script)),
  }));
  const uses = byFile.flatMap((file) => file.uses);
  return {
    files: files.length,
    templates: [...new Set(uses.flatMap(({ templates }) => templates ?? []))].sort(),
    violations: uses.flatMap(({ templates, place }) => (templates ? [] : [`${place} says what is no literal`])),
    saidIn: new Map(byFile.map((file) => [file.path, file.uses.flatMap(({ templates }) => templates ?? [])])),
  };
};

/** TypeScript in a file, and the line that it begins in. */
interface Script {
  readonly text: string;
  readonly line: number;
}

const scriptsOf = ({ path, text }: Source): readonly Script[] => {
  if (!path.endsWith('.svelte')) return [{ text, line: 1 }];
  const { scripts, markup } = svelteTree(text);
  const cut = ({ start, end }: TreeNode): Script => ({ text: text.slice(start, end), line: lineAt(text, start) });
  // In brackets an object is not taken for a block.
  const expressions = outermost(markup, ({ loc }) => loc !== undefined).map(cut);
  return [...scripts.map(cut), ...expressions.map((script) => ({ ...script, text: `(${script.text})` }))];
};

interface Use {
  readonly place: string;
  /** Undefined where it cannot be told without running the program. */
  readonly templates: readonly string[] | undefined;
}

const usesOfSay = (path: string, { text, line }: Script): readonly Use[] => {
  const source = ts.createSourceFile('script.ts', text, ts.ScriptTarget.Latest, true);
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'say' && isReference(node)) {
      const place = `${path}:${line - 1 + lineAt(text, node.getStart())}`;
      found.push({ place, templates: templatesOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Not where something gets that name: an import, a declaration, a property. */
const isReference = (node: ts.Identifier): boolean =>
  (node.parent as ts.NamedDeclaration).name !== node || ts.isShorthandPropertyAssignment(node.parent);

const templatesOf = (say: ts.Identifier): readonly string[] | undefined => {
  const call = say.parent;
  const isCall = ts.isCallExpression(call) && call.expression === say;
  return isCall && call.arguments[0] ? literalsOf(call.arguments[0]) : undefined;
};

/** The texts that an expression can have: of a literal its own, of a choice between literals either. */
const literalsOf = (node: ts.Expression): readonly string[] | undefined => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isConditionalExpression(node)) return undefined;
  const [one, other] = [literalsOf(node.whenTrue), literalsOf(node.whenFalse)];
  return one && other && [...one, ...other];
};

/** Words that a game gives as data and a screen shows as messages: `{ text: title }`. */
export const gameWords = async (game: AnyGame): Promise<readonly string[]> => {
  const engines = (await game.engines?.()) ?? [];
  const labels = Object.values(game.looks).map(({ label }) => label);
  const later = await Promise.all((game.laterPacks ?? []).map(({ load }) => load()));
  const texts = [...game.packs.map(({ pack }) => pack), ...later]
    .flatMap((pack) => [pack, ...pack.levels])
    .flatMap(({ title, author, notes }) => [title, author ?? '', notesOf({ notes: notes ?? '' }) ?? '']);
  const named = texts.map((text) => NUMBERED.exec(text)?.[1] ?? text);
  const written = named.filter((text) => /\p{L}/u.test(text));
  return [game.title, ...written, ...labels, ...(game.counters ?? ['moves']), ...engines.map(({ title }) => title)];
};

const namesIn = (template: string): string => [...new Set(template.match(/\{[^}]*\}/g))].sort().join(' ');

/** What is wrong with translations of these templates. */
export const faultsOf = (
  templates: readonly string[],
  translations: ReadonlyMap<string, string>,
): readonly string[] => {
  const faultOf = (template: string): readonly string[] => {
    const translation = translations.get(template);
    if (translation === undefined) return [`not translated: ${template}`];
    if (translation.trim() === '') return [`translated by nothing: ${template}`];
    return namesIn(translation) === namesIn(template) ? [] : [`translated with other names: ${template}`];
  };
  const stale = [...translations.keys()].filter((template) => !templates.includes(template));
  return [...templates.flatMap(faultOf), ...stale.map((template) => `said no more: ${template}`)];
};
