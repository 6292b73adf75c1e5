import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compressedMixPart, mixPart } from '../../../src/engine/flatArt/mixPart';

const BLACK = 0x000000;
const RED = 0xff0000;

describe('a blend of two colors, channel by channel', () => {
  it.each([
    [0x404040, 0x40 / 255],
    [0x808080, 0x80 / 255],
    [0xfefefe, 0xfe / 255],
  ])('%s of black and white has so much white: %f', (color, part) => {
    expect(mixPart(color, BLACK, 0xffffff, 0)).toBeCloseTo(part, 9);
    expect(mixPart(color, 0xffffff, BLACK, 0)).toBeCloseTo(1 - part, 9);
  });

  it('may be off in each channel by the tolerance, and no more', () => {
    expect(mixPart(0x80_08_00, BLACK, RED, 8)).toBeCloseTo(0x80 / 255, 9);
    expect(mixPart(0x80_09_00, BLACK, RED, 8)).toBeNull();
    expect(mixPart(0x80_00_08, BLACK, RED, 8)).toBeCloseTo(0x80 / 255, 9);
    expect(mixPart(0x80_00_09, BLACK, RED, 8)).toBeNull();
    expect(mixPart(0x09_80_00, BLACK, 0x00ff00, 8)).toBeNull();
  });

  it('is neither of the two, nor beyond them', () => {
    expect(mixPart(BLACK, BLACK, RED, 8)).toBeNull();
    expect(mixPart(RED, BLACK, RED, 8)).toBeNull();
    expect(mixPart(0x1f0000, 0x200000, RED, 8)).toBeNull();
    expect(mixPart(0x808080, 0x808080, 0x808080, 8)).toBeNull();
  });

  it('goes from the one to the other, whichever is darker in which channel', () => {
    expect(mixPart(0x40_80_60, 0x20_c0_a0, 0xa0_00_20, 40)).toBeGreaterThan(0);
    expect(mixPart(0x60_80_60, 0x20_c0_a0, 0xa0_40_20, 0)).toBeCloseTo(0.5, 9);
  });
});

/** A color by luma and chroma, as JFIF gives it. */
const yuv = (y: number, u: number, v: number): number =>
  [y + 1.402 * v, y - 0.344_136 * u - 0.714_136 * v, y + 1.772 * u].reduce(
    (packed, channel) => packed * 256 + Math.round(channel),
    0,
  );

describe('a blend as compression makes it', () => {
  const [first, second] = [yuv(90, -20, 10), yuv(170, 30, -25)];
  const part = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  /** Between the two, luma by one part and chroma by another. */
  const between = (lumaPart: number, chromaPart: number): number =>
    yuv(90 + 80 * lumaPart, -20 + 50 * chromaPart, 10 - 35 * chromaPart);

  it('has luma and chroma mixed by parts of their own, and luma says how much', () => {
    fc.assert(
      fc.property(part, part, (lumaPart, chromaPart) => {
        expect(compressedMixPart(between(lumaPart, chromaPart), first, second, 12)).toBeCloseTo(lumaPart, 1);
      }),
    );
  });

  it('rings beyond the two by 15 % of their step', () => {
    const ringing = (y: number): number | null =>
      compressedMixPart(yuv(y, 0, 0), yuv(64, 0, 0), yuv(192, 0, 0), 12);
    expect([45, 211].map(ringing)).toEqual([0, 1]);
    expect([44, 212].map(ringing)).toEqual([null, null]);
    expect(ringing(128)).toBeCloseTo(0.5, 9);
  });

  it('is no farther from the way of chroma than the tolerance', () => {
    const aside = (v: number): number | null =>
      compressedMixPart(yuv(128, 0, v), yuv(64, 0, 0), yuv(192, 0, 0), 12);
    expect(aside(11)).toBeCloseTo(0.5, 1);
    expect(aside(-11)).toBeCloseTo(0.5, 1);
    expect([aside(14), aside(-14)]).toEqual([null, null]);
    // Nor before or behind it.
    expect(compressedMixPart(yuv(130, -45, 30), first, second, 12)).toBeNull();
  });

  it('is told by chroma where luma differs by less than 16', () => {
    const dull = yuv(100, 0, 0);
    const partAt = (step: number): number | null =>
      compressedMixPart(yuv(100 + step / 2, -10, 15), dull, yuv(100 + step, -40, 60), 12);
    expect(partAt(14)).toBeCloseTo(0.25, 1);
    expect(partAt(18)).toBeCloseTo(0.5, 1);
    // Then its luma is theirs, within the tolerance.
    expect(compressedMixPart(yuv(120, -10, 15), dull, yuv(102, -40, 60), 12)).toBeNull();
  });

  it('goes along chroma from a step of 16 on', () => {
    const [dull, colored] = [yuv(64, 0, 0), yuv(192, 0, 18)];
    expect(compressedMixPart(yuv(128, 0, 18), dull, colored, 12)).toBeCloseTo(0.5, 1);
    expect(compressedMixPart(yuv(128, 0, 14), dull, yuv(192, 0, 14), 12)).toBeNull();
  });
});
