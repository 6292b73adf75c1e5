import { describe, expect, it } from 'vitest';

import { IMPORT } from '../../../src/domain/fileLimits';
import { notAColorMessage } from '../../../src/domain/importMessages';
import { parseText } from '../../../src/palette/notations/parseText';
import { hexes } from './hexes';

const LINK = 'https://coolors.co/264653-2a9d8f-e9c46a';
const OTHER = 'https://coolors.co/palette/050315-fbfbfe';
const THREE = ['#264653', '#2A9D8F', '#E9C46A'];
const BLACK_AND_WHITE = ['#000000', '#FFFFFF'];

const told = (text: string): string[] =>
  parseText(text).problems.map(({ line, text: shown, reason }) => notAColorMessage(line, shown, reason));

describe('a link to a palette in a text', () => {
  it('is read where there are no other colors', () => {
    const found = parseText(`Our palette, made on a Monday:\n${LINK}.\nCheers, Ann`);
    expect(hexes(found)).toEqual(THREE);
    expect(found.kind).toBe('Link');
  });

  it.each([
    ['a list', `#000000\n#ffffff\n${LINK}`, 3],
    ['code', `/* ${LINK} */\n:root { --ink: #000000; --paper: #ffffff; }`, 1],
    ['JSON', `{ "ink": "#000000", "paper": "#ffffff",\n"more": "${LINK}" }`, 2],
  ])('is told beside the colors of %s, and not read', (_, text, line) => {
    expect(hexes(parseText(text))).toEqual(BLACK_AND_WHITE);
    expect(told(text)).toEqual([
      `“${LINK}” in line ${line} is a link to a palette of its own: paste it alone to read that`,
    ]);
  });

  it('is not told where it leads to the colors that were read', () => {
    expect(told(`/* ${LINK} */\na { color: #264653 }\nb { color: #2a9d8f }\ni { color: #e9c46a }`)).toEqual(
      [],
    );
  });

  it('is the first of several, and the others are told once, in the order of their lines', () => {
    const text = `${OTHER}\n${LINK}\n${OTHER}\nnot-a-color\n`;
    expect(hexes(parseText(text))).toEqual(['#050315', '#FBFBFE']);
    expect(parseText(text).problems.map(({ line, reason }) => [line, reason])).toContainEqual([
      2,
      'ownPalette',
    ]);
    expect(parseText(text).problems.filter(({ reason }) => reason === 'ownPalette')).toHaveLength(1);
  });

  it('may be one to a theme of this product', () => {
    const theme = 'https://hueloom.test/theme?h=teal.0d9488_amber.f59e0b';
    expect(hexes(parseText(`Our theme:\n${theme}`))).toEqual(['#0D9488', '#F59E0B']);
  });

  it('is none to a page that only has a long number', () => {
    expect(told('#000000 #ffffff https://example.test/pin/421297740148233890/')).toEqual([]);
  });

  it('is none with one color, of which an address may have any number', () => {
    expect(told('#000000 #ffffff https://example.test/commit/0d9488 https://example.test/p/112233')).toEqual(
      [],
    );
  });

  it('holds nothing up in a text of nothing but addresses', () => {
    const text = 'https://example.test/0d9488-xyz '.repeat(IMPORT.maxBytes / 40);
    expect(parseText(text).colors).toEqual([]);
  });
});
