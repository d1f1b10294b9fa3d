import { SaxesParser } from 'saxes';
import { error, type Message, ok, type Parsed, type Place, type Problem, say } from '../core/parsed.ts';
import { type Element, isBlank, type XmlDocument, type XmlNode } from './xmlTree.ts';

/** More of any of these is a mistake or an attack. */
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 1000;

/** Thrown through the parser, which reports a fault and then goes on. */
class Fault extends Error {
  readonly problem: Problem;

  constructor(message: Message, place: Place) {
    super(message.text);
    this.problem = error(message, place);
  }
}

/** An element that has not ended yet. */
interface Open extends Element {
  readonly children: XmlNode[];
}

/** Puts the pieces that the parser finds into their places. */
class Growth {
  readonly #document: Open = { kind: 'element', name: '#document', attributes: {}, children: [] };
  readonly #path: Open[] = [this.#document];

  open(name: string, attributes: Element['attributes'], place: Place): void {
    if (this.#path.length > MAX_DEPTH) throw new Fault(say('The elements are nested too deeply.'), place);
    this.#path.push({ kind: 'element', name, attributes, children: [], place });
  }

  close(): void {
    this.add(this.#path.pop()!);
  }

  add(node: XmlNode): void {
    this.#path.at(-1)!.children.push(node);
  }

  /** What stands around the root can be blanks, comments and instructions; of those the blanks mean nothing. */
  document(): XmlDocument {
    const nodes = this.#document.children.filter((node) => !isBlank(node));
    const at = nodes.findIndex((node) => node.kind === 'element');
    return { before: nodes.slice(0, at), root: nodes[at] as Element, after: nodes.slice(at + 1) };
  }
}

/** A parser that stops at the first fault. Of entities it knows the five of XML itself. */
const parserFor = (growth: Growth): Pick<SaxesParser, 'write' | 'close'> => {
  const parser = new SaxesParser({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  // It counts columns from 0, and has read the letter it complains about.
  const here = (): Place => ({ line: parser.line, column: Math.max(1, parser.column) });
  parser.on('error', ({ message }) => {
    throw new Fault(say('This is not well-formed XML: {fault}.', { fault: message.replace(/\.$/, '') }), here());
  });
  parser.on('doctype', () => {
    throw new Fault(say('A document type (DOCTYPE) is not allowed here.'), here());
  });
  let count = 0;
  parser.on('attribute', () => {
    if (++count > MAX_ATTRIBUTES) throw new Fault(say('An element has too many attributes.'), here());
  });
  parser.on('opentag', ({ name, attributes }) => {
    count = 0;
    growth.open(name, attributes, { line: parser.line, column: parser.column + 1 });
  });
  parser.on('closetag', () => growth.close());
  parser.on('text', (text) => growth.add({ kind: 'text', text }));
  parser.on('cdata', (text) => growth.add({ kind: 'text', text }));
  parser.on('comment', (text) => growth.add({ kind: 'comment', text }));
  parser.on('processinginstruction', ({ target, body }) => growth.add({ kind: 'instruction', target, body }));
  return parser;
};

/** U+FFFE, which XML does not allow, for each half of a pair alone: the parser would take the letter behind it for its other half. */
const wellFormed = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\p{Surrogate}/gu, '\uFFFE');

/** Reads a whole document. What is not well-formed is no document. */
export const readXml = (text: string): Parsed<XmlDocument> => {
  const growth = new Growth();
  const parser = parserFor(growth);
  try {
    parser.write(wellFormed(text));
    parser.close();
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { ok: false, problem: fault.problem };
  }
  return ok(growth.document());
};
