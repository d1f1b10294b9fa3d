import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { readXml } from './xml.ts';
import { element, field, textOf, type XmlNode } from './xmlTree.ts';
import { writeNode, writeXml } from './xmlWriter.ts';

const rewritten = (text: string, depth = 0): string => writeXml(unwrap(readXml(text)), depth);

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

describe('a document', () => {
  test('comes back with its attributes, comments, instructions and blanks', () => {
    const text = '<a x="1" y=""><!-- why --><b> two  blanks </b><?tool do it?><?tool?><c/>\n</a>';
    expect(rewritten(text)).toBe(`${HEAD}${text}\n`);
  });

  test('keeps what stands around its root, and has a declaration of ours', () => {
    expect(rewritten('<?xml version="1.1"?>\n<!-- first -->\n\n<?style sheet?><a/>\n<!-- last -->')).toBe(
      `${HEAD}<!-- first -->\n<?style sheet?>\n<a/>\n<!-- last -->\n`,
    );
  });

  test('may write its texts as it likes', () => {
    const { root } = unwrap(readXml("\uFEFF<a x='&#10;&quot;'>&lt;<![CDATA[<&>]]>&#233;\r\nnext</a>"));
    expect([root.attributes.x, textOf(root)]).toEqual(['\n"', '<<&>é\nnext']);
  });

  test('is laid out as deep as one wants, but never where that would change a text', () => {
    expect(rewritten('<a><b><c><d/></c>\n</b> <b>x<c/></b><b> </b></a>', 2)).toBe(
      `${HEAD}<a>\n  <b>\n    <c><d/></c>\n  </b>\n  <b>x<c/></b>\n  <b> </b>\n</a>\n`,
    );
  });
});

describe('what is written is read as it was', () => {
  const letter = fc.oneof(fc.constantFrom(...'<>&"\'\t\n\r ]-é\u{1F600}\u0301\u05D0'), fc.string({ minLength: 1 }));
  const text = fc
    .string({ unit: letter, maxLength: 12 })
    .filter((each) => /^[^\p{Surrogate}\uFFFE\uFFFF]*$/u.test(each));

  test('in texts and in attributes', () => {
    fc.assert(
      fc.property(text, text, (inside, value) => {
        const clean = (each: string): string => each.replace(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
        const { root } = unwrap(readXml(writeNode({ ...field('a', inside), attributes: { b: value } })));
        expect([textOf(root), root.attributes.b]).toEqual([clean(inside), clean(value)]);
      }),
    );
  });

  test('even where a text has what XML cannot hold', () => {
    const broken = 'a\u0000b\u001Bc\uD800d\uFFFFe';
    expect(textOf(unwrap(readXml(writeNode(field('a', broken)))).root)).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe');
  });

  test('names of attributes that objects know too', () => {
    const { root } = unwrap(readXml('<a __proto__="1" constructor="2"/>'));
    expect(writeNode({ ...root, attributes: { ...root.attributes } })).toBe('<a __proto__="1" constructor="2"/>');
  });
});

describe('what is no document', () => {
  test.each([
    ['', '1:1 This is not well-formed XML: document must contain a root element.'],
    ['<a>\n  <b></a>', '2:9 This is not well-formed XML: unexpected close tag.'],
    ['<a/><b/>', '1:7 This is not well-formed XML: documents may contain only one root.'],
    ['<a>&copy;</a>', '1:9 This is not well-formed XML: undefined entity.'],
    ['<a>\u0000</a>', '1:4 This is not well-formed XML: disallowed character.'],
    ['<a>\uD800x</a>', '1:4 This is not well-formed XML: disallowed character.'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '1:30 A document type (DOCTYPE) is not allowed here.'],
    ['<a>'.repeat(40), '1:100 The elements are nested too deeply.'],
    [`<a ${Array.from({ length: 1001 }, (_, n) => `b${n}="" `).join('')}/>`, /too many attributes/],
  ])('%#', (text, expected) => {
    expect(complaint(readXml(text))).toMatch(expected);
  });
});

test('a long document is read in one go, and a deep one that is allowed is written', () => {
  const many: XmlNode[] = Array.from({ length: 20_000 }, (_, n) => field('b', String(n)));
  expect(unwrap(readXml(writeNode(element('a', {}, many)))).root.children).toHaveLength(20_000);
  const deep = '<a>'.repeat(32) + '</a>'.repeat(32);
  expect(rewritten(deep)).toContain('<a/>');
});
