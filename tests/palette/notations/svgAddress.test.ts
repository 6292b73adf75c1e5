import { describe, expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';
import { svgOfAddress } from '../../../src/palette/notations/svgAddress';
import { hexes } from './hexes';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0D9488" d="M0 0h1v1z"/></svg>`;

describe('a drawing as an address', () => {
  it.each([
    ['with signs as percent', `data:image/svg+xml,${encodeURIComponent(SVG)}`],
    ['in Base64', `data:image/svg+xml;charset=utf-8;base64,${btoa(SVG)}`],
    ['in CSS', `background-image: url("data:image/svg+xml,${encodeURIComponent(SVG)}");`],
  ])('%s has its colors', (_, text) => {
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
  });

  it('may have percent signs that stand for themselves', () => {
    expect(svgOfAddress(`data:image/svg+xml,<svg width='100%'/>`)).toBe(`<svg width='100%'/>`);
  });

  it.each(['data:image/png;base64,AAAA', 'data:image/svg+xml;base64,%%%', 'data:image/svg+xml,%FF', SVG])(
    'is none in %s',
    (text) => {
      expect(svgOfAddress(text)).toBeNull();
    },
  );
});
