import { parse } from 'svelte/compiler';

/** A node of what Svelte's own parser makes of a file: of the markup, or of JavaScript within it. */
export interface TreeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Only nodes of JavaScript have it. */
  readonly loc?: unknown;
  readonly [part: string]: unknown;
}

export interface SvelteTree {
  readonly scripts: readonly TreeNode[];
  readonly markup: TreeNode;
}

export const svelteTree = (text: string): SvelteTree => {
  const { instance, module, fragment } = parse(text, { modern: true });
  const scripts = [module, instance].flatMap((script) => (script ? [script.content] : []));
  return { scripts: scripts as unknown as readonly TreeNode[], markup: fragment as unknown as TreeNode };
};

const isNode = (value: unknown): value is TreeNode => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes right below one. */
export const childrenOf = (node: TreeNode): readonly TreeNode[] => Object.values(node).flat().filter(isNode);

/** The outermost nodes that are wanted, in the order of the tree. */
export const outermost = (node: TreeNode, isWanted: (node: TreeNode) => boolean): readonly TreeNode[] =>
  isWanted(node) ? [node] : childrenOf(node).flatMap((child) => outermost(child, isWanted));
