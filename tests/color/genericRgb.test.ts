import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromRgb } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { genericToRgb, rgbToGeneric } from '../../src/color/genericRgb';

/** As macOS converts them: each in both spaces in color lists that it wrote. */
const PAIRS: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['#750014', [0.3777905107, 0, 0.06486923993]],
  ['#8B959E', [0.4722839892, 0.5122619271, 0.550706625]],
  ['#3E006B', [0.1821557432, 0, 0.3441865742]],
  ['#F2F4F8', [0.9362978935, 0.9453750849, 0.9653789997]],
  ['#40464C', [0.1924513578, 0.2115696222, 0.232230112]],
];

describe('Generic RGB', () => {
  it.each(PAIRS)('has %s where macOS has it', (hex, expected) => {
    const channels = rgbToGeneric(colorFromHex(hex).rgb);
    for (const [i, channel] of channels.entries())
      expect(Math.abs(channel - (expected[i] ?? NaN))).toBeLessThan(0.002);
  });

  it('becomes the color that macOS shows', () => {
    const shown = genericToRgb([0.9843137255, 0.6666666667, 0.09803921569]);
    expect(formatHex(colorFromRgb(shown))).toBe('#FDB71E');
  });

  it.each(['#000000', '#FFFFFF', '#808080', '#8B959E', '#C0504D'])('brings %s back', (hex) => {
    expect(formatHex(colorFromRgb(genericToRgb(rgbToGeneric(colorFromHex(hex).rgb))))).toBe(hex);
  });
});
