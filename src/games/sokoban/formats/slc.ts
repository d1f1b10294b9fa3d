import { SaxesParser } from 'saxes';
import type { Format, Level, Pack } from '../../../core/pack.ts';
import { error, type Message, type Problem, say } from '../../../core/parsed.ts';
import { MAX_LEVELS, MAX_MISSING, missingIn } from './limits.ts';
import { type At, COMMENT, type Element, levelOf, packOf, ROOT } from './slcPack.ts';
import { write } from './slcWriter.ts';

/** More of any of these is a mistake or an attack. */
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 1000;
const MAX_CHILDREN = 250_000;

/** How many letters are read between two reports of progress. */
const CHUNK = 64 * 1024;

/** What is made of elements; all others are made of text. */
const STRUCTURE: readonly string[] = ['#document', ROOT, 'LevelCollection', 'Level'];

const isStructure = ({ name }: Element): boolean => STRUCTURE.includes(name);

/** Thrown through the parser, which reports a fault and then goes on. */
class Fault extends Error {
  readonly problem: Problem;

  constructor(message: Message, place: At) {
    super(message.text);
    this.problem = error(message, place);
  }
}

/** The elements of a file, all but its levels: those are read and let go as soon as they end. */
class Tree {
  readonly levels: Level[] = [];
  #missing = 0;
  readonly document: Element = { name: '#document', attributes: {}, text: '', children: [], line: 1, column: 1 };
  private readonly path: Element[] = [this.document];

  open(name: string, attributes: Element['attributes'], place: At): void {
    if (this.path.length === 1 && name !== ROOT) {
      throw new Fault(say('Expected the element {root}, not {name}.', { root: ROOT, name }), place);
    }
    if (this.path.length > MAX_DEPTH) throw new Fault(say('The elements are nested too deeply.'), place);
    this.path.push({ name, attributes, text: '', children: [], ...place });
  }

  text(text: string): void {
    const top = this.path.at(-1)!;
    if (!isStructure(top)) top.text += text;
  }

  comment(text: string, place: At): void {
    const comment = { name: COMMENT, attributes: {}, text, children: [], ...place };
    this.attach(comment, this.path.findLast(isStructure)!);
  }

  close(): void {
    const element = this.path.pop()!;
    const parent = this.path.at(-1)!;
    // What is set off inside a text, as by <b>, belongs to the text.
    if (!isStructure(parent)) parent.text += element.text;
    else if (element.name === 'Level') this.finish(element, parent);
    else this.attach(element, parent);
  }

  /** Closes whatever a fault left open. Half a level would be another puzzle: it is left out. */
  fold(): void {
    for (;;) {
      const element = this.path.pop()!;
      const parent = this.path.at(-1);
      if (!parent) return;
      if (element.name !== 'Level') parent.children.push(element);
    }
  }

  private finish(element: Element, parent: Element): void {
    this.#missing += missingIn(element.children.filter(({ name }) => name === 'L').map(({ text }) => text));
    if (this.#missing > MAX_MISSING) {
      throw new Fault(say('The boards of this file are too large together: the rest was not read.'), element);
    }
    if (this.levels.length === MAX_LEVELS) {
      throw new Fault(say('A file has at most {levels} levels.', { levels: MAX_LEVELS }), element);
    }
    this.levels.push(levelOf(element, parent, this.levels.length + 1));
  }

  private attach(element: Element, parent: Element): void {
    if (parent.children.length === MAX_CHILDREN) {
      throw new Fault(say('The element {name} has too many parts.', { name: parent.name }), element);
    }
    parent.children.push(element);
  }
}

/** Where the text before an index ends. */
const endOf = (text: string, index: number): At => {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
};

/** Whether a document type declares something itself; one that only names where that is done is the usual header. */
const hasSubset = (type: string): boolean => type.replaceAll(/"[^"]*"|'[^']*'/g, '').includes('[');

/** A parser that feeds the tree and stops at the first fault. Of entities it knows the five of XML itself. */
const parserOf = (text: string, tree: Tree): Pick<SaxesParser, 'write' | 'close'> => {
  const parser = new SaxesParser({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  // It counts columns from 0, and has read the letter it complains about.
  const here = (): At => ({ line: parser.line, column: Math.max(1, parser.column) });
  parser.on('error', ({ message }) => {
    throw new Fault(say('This is not well-formed XML: {fault}.', { fault: message.replace(/\.$/, '') }), here());
  });
  parser.on('doctype', (type) => {
    if (!hasSubset(type)) return;
    const start = endOf(text, text.lastIndexOf('<!DOCTYPE', parser.position));
    throw new Fault(say('A document type (DOCTYPE) with declarations of its own is not allowed here.'), start);
  });
  let count = 0;
  parser.on('attribute', () => {
    if (++count > MAX_ATTRIBUTES) throw new Fault(say('An element has too many attributes.'), here());
  });
  parser.on('opentag', ({ name, attributes }) => {
    count = 0;
    tree.open(name, attributes, { line: parser.line, column: parser.column + 1 });
  });
  parser.on('text', (piece) => tree.text(piece));
  parser.on('cdata', (piece) => tree.text(piece));
  parser.on('comment', (comment) => tree.comment(comment, here()));
  parser.on('closetag', () => tree.close());
  return parser;
};

/** U+FFFE, which XML does not allow, for each half of a pair alone: the parser would take the letter behind it for its other half. */
const wellFormed = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\p{Surrogate}/gu, '\uFFFE');

function* read(source: string, name: string): Generator<number, Pack> {
  const text = wellFormed(source);
  const tree = new Tree();
  const parser = parserOf(text, tree);
  const problems: Problem[] = [];
  try {
    for (let at = 0; at < text.length; at += CHUNK) {
      parser.write(text.slice(at, at + CHUNK));
      yield Math.min(1, (at + CHUNK) / text.length);
    }
    parser.close();
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    problems.push(fault.problem);
  }
  tree.fold();
  return packOf(tree.document, { title: name, levels: tree.levels, problems });
}

const claims: Format['claims'] = (text) => {
  if (!/^\s*</.test(text)) return 'no';
  if (/<SokobanLevels[\s/>]/.test(text)) return 'certain';
  return /^\s*<\?xml\s/.test(text) ? 'maybe' : 'no';
};

/** The XML of many Sokoban programs. Only saved lines and a level's notes, `Solution` and `Notes`, are our own. */
export const slc: Format = { id: 'slc', extensions: ['slc', 'xml'], claims, read, write };
