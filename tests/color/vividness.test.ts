import { describe, expect, it } from 'vitest';

import { chromaInGamut } from '../../src/color/gamut';
import { vividnessOf } from '../../src/color/vividness';

/** A middle blue with a part of the chroma that sRGB has for it. */
const blueWith = (part: number) => {
  const [okL, okH] = [0.55, 262];
  return { okL, okC: part * chromaInGamut(okL, okH), okH };
};

describe('how vivid a color looks', () => {
  it('is all that can be from three quarters of the possible chroma on', () => {
    expect(vividnessOf(blueWith(0.75))).toBeCloseTo(1, 6);
    expect(vividnessOf(blueWith(0.9))).toBe(1);
    expect(vividnessOf(blueWith(0.74))).toBeLessThan(1);
  });

  it('is as much less as there is less chroma below', () => {
    expect(vividnessOf(blueWith(0.375))).toBeCloseTo(1 / 2, 6);
    expect(vividnessOf(blueWith(0.15))).toBeCloseTo(1 / 5, 6);
    expect(vividnessOf(blueWith(0))).toBe(0);
  });

  it('is nothing where sRGB has no chroma to give', () => {
    expect(vividnessOf({ okL: 0, okC: 0, okH: 100 })).toBe(0);
  });
});
