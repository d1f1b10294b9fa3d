import { lineAt, readSources, type Source } from './sources.ts';
import { childrenOf, svelteTree, type TreeNode } from './svelteTree.ts';

/** The attributes, and properties of our own components, that people read or hear. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;

/** The one name that is the same in every language. */
const NAME = /\bKura\b/g;

/** What was read, so that a test can tell a clean house from an empty one. */
export interface RawWordSurvey {
  readonly files: number;
  readonly violations: readonly string[];
}

/** Finds words of a page that no translator was asked for, each with its file and line. */
export const surveyRawWords = (root: string): RawWordSurvey => {
  const files = readSources(root, /\.svelte$/);
  return { files: files.length, violations: files.flatMap(rawWordsOf) };
};

const rawWordsOf = ({ path, text }: Source): readonly string[] =>
  shownIn(svelteTree(text).markup)
    .map((node) => ({ words: wordsOf(node), start: node.start }))
    .filter(({ words }) => /\p{L}/u.test(words.replace(NAME, '')))
    .map(({ words, start }) => `${path}:${lineAt(text, start + words.search(/\S/))} ${words.trim()}`);

/** Texts, and in expressions the strings that they can come to. */
const shownIn = (node: TreeNode): readonly TreeNode[] => {
  if (node.type === 'Text') return [node];
  if (node.type === 'ExpressionTag') return results(node.expression as TreeNode);
  return isUnspoken(node) ? [] : childrenOf(node).flatMap(shownIn);
};

const isUnspoken = ({ type, name }: TreeNode): boolean =>
  type.endsWith('Directive') || (type === 'Attribute' && !SPOKEN.test(String(name)));

/** What an expression can come to: not what it compares or calls something with. */
const results = (node: TreeNode): readonly TreeNode[] => {
  const parts = (...names: readonly string[]) => names.flatMap((name) => results(node[name] as TreeNode));
  if (node.type === 'ConditionalExpression') return parts('consequent', 'alternate');
  if (node.type === 'LogicalExpression' || node.operator === '+') return parts('left', 'right');
  if (node.type === 'TemplateLiteral') return node.quasis as readonly TreeNode[];
  return typeof node.value === 'string' ? [node] : [];
};

const wordsOf = ({ type, data, value }: TreeNode): string => {
  if (type === 'Text') return String(data);
  return type === 'TemplateElement' ? (value as { readonly raw: string }).raw : String(value);
};
