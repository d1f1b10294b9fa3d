import type { Place } from '../core/parsed.ts';

/** A document of XML as a tree. Nothing that was read is lost but what carries no meaning, such as the kind of quotes. */
export interface XmlDocument {
  /** Comments and instructions before and after the root. */
  readonly before: readonly XmlNode[];
  readonly root: Element;
  readonly after: readonly XmlNode[];
}

export type XmlNode = Element | Text | Comment | Instruction;

export interface Element {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Where its content begins in the text that it was read from. */
  readonly place?: Place;
}

interface Text {
  readonly kind: 'text';
  readonly text: string;
}

interface Comment {
  readonly kind: 'comment';
  readonly text: string;
}

/** For a program: `<?target body?>`. */
interface Instruction {
  readonly kind: 'instruction';
  readonly target: string;
  readonly body: string;
}

export const element = (
  name: string,
  attributes: Element['attributes'],
  children: readonly XmlNode[] = [],
): Element => ({ kind: 'element', name, attributes, children });

/** An element that holds nothing but a text: `<moves>33</moves>`. */
export const field = (name: string, text: string): Element => element(name, {}, [{ kind: 'text', text }]);

export const isElement = (node: XmlNode, name: string): node is Element =>
  node.kind === 'element' && node.name === name;

/** What lies between elements when a document is laid out for people. */
export const isBlank = (node: XmlNode): boolean => node.kind === 'text' && node.text.trim() === '';

export const childOf = ({ children }: Element, name: string): Element | undefined =>
  children.find((node) => isElement(node, name));

/** All text inside, every blank of it. */
export const textOf = (node: XmlNode): string => {
  if (node.kind === 'text') return node.text;
  return node.kind === 'element' ? node.children.map(textOf).join('') : '';
};

/** The same nodes, some of them in another order; the others stay in their places. */
export const reordered = (
  nodes: readonly XmlNode[],
  some: ReadonlySet<XmlNode>,
  inOrder: readonly XmlNode[],
): readonly XmlNode[] => {
  let next = 0;
  return nodes.map((node) => (some.has(node) ? inOrder[next++]! : node));
};
