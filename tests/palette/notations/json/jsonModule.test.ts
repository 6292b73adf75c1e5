import { describe, expect, it } from 'vitest';
import { jsonOfModule } from '../../../../src/palette/notations/json/jsonModule';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const token = (name: string, value: string): string =>
  `{ "value": "${value}", "isSource": true, "original": { "value": "${value}" }, "name": "${name}", "attributes": { "category": "color", "type": "teal" }, "path": ["color", "tan"] }`;
const TOKENS = `{\n"color": {\n"a": ${token('ColorTeal', '#0D9488')},\n"b": ${token('ColorInk', '#1C1917')} } }`;

describe('a module of Style Dictionary', () => {
  it.each([
    ['CommonJS', `/**\n * Do not edit directly.\n */\n\nmodule.exports = ${TOKENS};\n`],
    ['a default', `// Do not edit directly.\nexport default ${TOKENS}`],
    ['a constant and a default', `const tokens = ${TOKENS};\nexport default tokens;\n`],
  ])('has each token once, and none of its parts: %s', (_, text) => {
    expect(named(parseText(text))).toEqual(['#0D9488 ColorTeal', '#1C1917 ColorInk']);
  });

  it('keeps its lines', () => {
    expect(
      parseText(`// a\nmodule.exports = {"a": ${token('A', '#0D9488')},\n"b": "#12345"};`).problems,
    ).toEqual([{ line: 3, text: '#12345' }]);
  });

  it.each([
    ['more than the object', `export const a = ${TOKENS};\nexport const b = '#000';`],
    ['no record of tokens', 'module.exports = {"a":"#0D9488"};'],
    ['nothing before the object', TOKENS],
  ])('is none with %s', (_, text) => expect(jsonOfModule(text)).toBeNull());
});

describe('channels without a function in JSON', () => {
  it.each([
    [
      'themes of shadcn',
      '{"cssVars":{"light":{"background":"0 0% 100%","primary":"222.2 84% 4.9%","radius":"0.5rem"}}}',
      ['#FFFFFF cssVars light background', '#020817 cssVars light primary'],
    ],
    [
      'records',
      '[{"name":"Teal","rgb":"13, 148, 136"},{"name":"Ink","rgb":"28 25 23"}]',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    ['no numbers of other things', '{"version":"1 2 3","grid":"10, 20, 30"}', []],
  ])('are read where they can only be a color: %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});
