import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { mixColors } from '../../src/color/mixColors';
import { rgbToOklab } from '../../src/color/oklab';

const BLACK = colorFromHex('#000000');
const ORANGE = colorFromHex('#FF6A3D');

describe('a mix of two colors', () => {
  it('is one of them at either end', () => {
    expect(formatHex(mixColors(BLACK, ORANGE, 0))).toBe('#000000');
    expect(formatHex(mixColors(BLACK, ORANGE, 1))).toBe('#FF6A3D');
  });

  it('has the share of each in OKLab', () => {
    const whole = rgbToOklab(ORANGE.rgb);
    const quarter = rgbToOklab(mixColors(BLACK, ORANGE, 0.25).rgb);
    expect(quarter.okL).toBeCloseTo(whole.okL / 4, 2);
    expect(quarter.okA).toBeCloseTo(whole.okA / 4, 2);
    expect(quarter.okB).toBeCloseTo(whole.okB / 4, 2);
  });
});
