import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const reasons = (text: string) =>
  parseText(text).problems.map(({ line, text: part, reason }) => [line, part, reason]);

describe('a color that is computed from another one, in a list', () => {
  it.each([
    ['sand: darken(#E9C46A, 10%)', 'darken(#E9C46A, 10%)'],
    ['sand lighten(hsl(20 50% 50%), 10%)', 'lighten(hsl(20 50% 50%), 10%)'],
    ['- Sand – color.scale(#E9C46A, 10%)', 'color.scale(#E9C46A, 10%)'],
    ['Sand\tfade(rgba(233, 196, 106, 0.5), 20%)', 'fade(rgba(233, 196, 106, 0.5), 20%)'],
    ['mix(#fff, #000)', 'mix(#fff, #000)'],
  ])('is named as not read, and never taken for that: %s', (line, call) => {
    const text = `Sea #264653\nMint #2A9D8F\n${line}\nCoral #E76F51`;
    expect(named(parseText(text))).toEqual(['#264653 Sea', '#2A9D8F Mint', '#E76F51 Coral']);
    expect(reasons(text)).toEqual([[3, call, 'computed']]);
  });

  it('leaves the other colors of its line their names', () => {
    const text = 'Sea #264653, Sand mix(#E9C46A, #000, 20%), Coral #E76F51';
    expect(named(parseText(text))).toEqual(['#264653 Sea', '#E76F51 Coral']);
    expect(reasons(text)).toEqual([[1, 'mix(#E9C46A, #000, 20%)', 'computed']]);
  });

  it.each(['Contrast (#264653, dark)', 'Mint(#2A9D8F)', 'a mix of #264653 (sea)'])(
    'is none in words: %s',
    (text) => {
      expect(reasons(`${text}\nCoral #E76F51`)).toEqual([]);
      expect(parseText(`${text}\nCoral #E76F51`).colors).toHaveLength(2);
    },
  );
});
