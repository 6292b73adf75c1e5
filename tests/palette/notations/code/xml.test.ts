import { describe, expect, it } from 'vitest';
import { escapeXml, unescapeXml, xmlAttributes } from '../../../../src/palette/notations/code/xml';

describe('the text of XML', () => {
  it.each([
    ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
    ['&LT;', '<'],
    ['&#200;t&#xE9;', 'Èté'],
    ['&#x1F30A;&#127754;', '🌊🌊'],
    ['&#x10FFFF;', '\u{10FFFF}'],
    // No characters of Unicode.
    ['a&#0;b&#x110000;c', 'abc'],
    ['&nope; & &euro;', '&nope; & &euro;'],
  ])('%s means %s', (written, text) => {
    expect(unescapeXml(written)).toBe(text);
  });

  it('comes back as it was written', () => {
    const text = 'a < b && c > "d" \'e\'';
    expect(unescapeXml(escapeXml(text))).toBe(text);
  });

  it('has attributes in either quotes, without their namespace', () => {
    const attributes = xmlAttributes(` draw:Name="O'Hara &amp; co" x = 'say "hi"'`);
    expect([...attributes]).toEqual([
      ['name', "O'Hara & co"],
      ['x', 'say "hi"'],
    ]);
  });
});
