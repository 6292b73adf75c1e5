import { describe, expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';
import { named } from './hexes';

const read = (text: string) => {
  const found = parseText(text);
  return {
    named: named(found),
    told: found.problems.map(({ text: shown, reason }) => `${shown}: ${reason}`),
  };
};

describe('lines of values that are clearly different colors', () => {
  it('are a list, in which inks of catalogs are told', () => {
    const { named: colors, told } = read('PANTONE 186 C\nRAL 5002\nCMYK 0 90 86 0\n#123456');
    expect(colors).toHaveLength(2);
    expect(colors[0]).toMatch(/^#FF.{4} -$/);
    expect(colors[1]).toBe('#123456 -');
    expect(told).toEqual(['PANTONE 186 C: ink', 'RAL 5002: ink']);
  });

  it('are no color of the name above them', () => {
    const { named: colors } = read('Brand\nPANTONE 186 C\nCMYK 0 90 86 0\n#123456');
    expect(colors).toHaveLength(2);
  });

  it('are two colors with channels, too', () => {
    const { named: colors, told } = read('PANTONE 186 C\nCMYK 0 90 86 0\nRGB 18 52 86');
    expect(colors).toHaveLength(2);
    expect(told).toEqual(['PANTONE 186 C: ink']);
  });
});

describe('inks of a catalog beside one value on a line of its own', () => {
  it.each([
    ['two inks', 'PANTONE 186 C\nRAL 5002\n#123456', ['PANTONE 186 C: ink', 'RAL 5002: ink']],
    ['one ink', 'PANTONE 186 C\n#123456', ['PANTONE 186 C: ink']],
    ['an ink and channels', 'PANTONE 186 C\nRGB 18 52 86', ['PANTONE 186 C: ink']],
  ])('are told: %s', (_, text, told) => {
    expect(read(text)).toEqual({ named: ['#123456 -'], told });
  });
});

// The inks as brands publish them with the color on a screen.
it.each([
  ['red', 'PANTONE 186 C\nCMYK 0 100 81 4\n#C8102E', '#C8102E PANTONE 186 C'],
  ['blue', 'PANTONE 286 C\nCMYK 100 75 0 0\n#0033A0', '#0033A0 PANTONE 286 C'],
  ['cyan', 'Sky\nCMYK 100 0 0 0\n#00AEEF', '#00AEEF Sky'],
  ['green', 'Leaf\nCMYK 100 0 100 0\n#00A651', '#00A651 Leaf'],
  ['violet', 'Night\nCMYK 100 100 0 0\n#2E3192', '#2E3192 Night'],
  ['black', 'Ink\nCMYK 0 0 0 100\n#231F20', '#231F20 Ink'],
  ['gray', 'Stone\nCMYK 0 0 0 60\n#808285', '#808285 Stone'],
])('the inks of a %s without a profile are the same color', (_, text, color) => {
  expect(read(text)).toEqual({ named: [color], told: [] });
});
