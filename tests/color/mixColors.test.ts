import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { mixColors } from '../../src/color/mixColors';
import { rgbToOklab } from '../../src/color/oklab';

const BLACK = colorFromHex('#000000');
const BLUE = colorFromHex('#2B3FD6');
const ORANGE = colorFromHex('#FF6A3D');

describe('a mix of two colors', () => {
  it('is one of them at either end', () => {
    expect(formatHex(mixColors(BLACK, ORANGE, 0))).toBe('#000000');
    expect(formatHex(mixColors(BLACK, ORANGE, 1))).toBe('#FF6A3D');
  });

  it.each([0.25, 0.5, 0.75])('has the share of each in OKLab: %d of the other one', (part) => {
    const [blue, orange, mixed] = [BLUE.rgb, ORANGE.rgb, mixColors(BLUE, ORANGE, part).rgb].map(rgbToOklab);
    for (const axis of ['okL', 'okA', 'okB'] as const) {
      const [from = NaN, to = NaN] = [blue?.[axis], orange?.[axis]];
      expect(mixed?.[axis]).toBeCloseTo((1 - part) * from + part * to, 2);
    }
  });
});
