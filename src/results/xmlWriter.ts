import { type Element, isBlank, type XmlDocument, type XmlNode } from './xmlTree.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters, halves of surrogate pairs and non-characters: not even a reference may name them. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A line end or a tab in an attribute would be read as a blank, a carriage return anywhere as a line end. */
const escaped = (text: string, special: RegExp): string =>
  text.replace(UNWRITABLE, '\uFFFD').replace(special, (letter) => ENTITIES[letter] ?? `&#${letter.charCodeAt(0)};`);

/** `<name a="1"`, to be ended by the caller. */
const tag = ({ name, attributes }: Element): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`);
  return `<${name}${written.join('')}`;
};

/** A part of a document with every blank in it. Equal parts are equal texts. */
export const writeNode = (node: XmlNode): string => {
  switch (node.kind) {
    case 'text':
      return escaped(node.text, /[&<>\r]/g);
    case 'comment':
      return `<!--${node.text}-->`;
    case 'instruction':
      return `<?${[node.target, node.body].filter((part) => part !== '').join(' ')}?>`;
    case 'element': {
      const content = node.children.map(writeNode).join('');
      return content === '' ? `${tag(node)}/>` : `${tag(node)}>${content}</${node.name}>`;
    }
  }
};

/** Whether nothing would change if its children stood on other lines. */
const canBeLaidOut = ({ children }: Element): boolean =>
  children.some((node) => !isBlank(node)) && children.every((node) => node.kind !== 'text' || isBlank(node));

/** The lines of a node. Down to `depth` each child gets a line of its own; what is deeper stays as it is. */
const layOut = (node: XmlNode, depth: number): readonly string[] => {
  if (node.kind !== 'element' || depth === 0 || !canBeLaidOut(node)) return [writeNode(node)];
  const inner = node.children.filter((child) => !isBlank(child)).flatMap((child) => layOut(child, depth - 1));
  return [`${tag(node)}>`, ...inner.map((line) => `  ${line}`), `</${node.name}>`];
};

export const writeXml = ({ before, root, after }: XmlDocument, depth: number): string => {
  const lines = [...before, root, ...after].flatMap((node) => layOut(node, depth));
  return ['<?xml version="1.0" encoding="utf-8"?>', ...lines].map((line) => `${line}\n`).join('');
};
