import { describe, expect, it } from 'vitest';

import { blendPart, isExplained, isNoise, isShadow, mixOf } from '../../../src/engine/flatArt/blends';
import { isRamp, nearestOf } from '../../../src/engine/flatArt/placeGroups';
import { grayAbove, group, rulesOf } from './groups';

const [BLACK, RED, WHITE] = [0x000000, 0xff0000, 0xffffff];
const compressed = rulesOf({ isCompressed: true });

describe('a blend', () => {
  it('is off by 8 in a channel at most, with slack by so many times more', () => {
    expect(blendPart(0x80_08_00, BLACK, RED, rulesOf())).not.toBeNull();
    expect(blendPart(0x80_09_00, BLACK, RED, rulesOf())).toBeNull();
    expect(blendPart(0x80_10_00, BLACK, RED, rulesOf(), 2)).not.toBeNull();
    expect(blendPart(0x80_11_00, BLACK, RED, rulesOf(), 2)).toBeNull();
  });

  it('that was compressed is off by 12 in chroma', () => {
    // Of a gray: Cr 11.5 and 12.5, as JFIF reckons them.
    expect(blendPart(0x8f_78_80, BLACK, WHITE, compressed)).not.toBeNull();
    expect(blendPart(0x92_78_80, BLACK, WHITE, compressed)).toBeNull();
  });

  it('is that of the heaviest two colors it can be of', () => {
    const three = [BLACK, WHITE, 0xc0c0c0].map((color) => group(color));
    const mix = mixOf(group(0x808080), three, rulesOf());
    expect(mix).toMatchObject({ first: { color: BLACK }, second: { color: WHITE } });
    expect(mix?.part).toBeCloseTo(0x80 / 255, 9);
    expect(mixOf(group(RED), three, rulesOf())).toBeNull();
    expect(mixOf(group(0x808080), three.slice(0, 1), rulesOf())).toBeNull();
  });
});

describe('what compression leaves beside a color', () => {
  /** Beside 1,000 pixels of gray, in a picture of 10,000. */
  const isLeft = (levels: number, weight: number, more = {}): boolean =>
    isNoise(group(grayAbove(levels), { weight, ...more }), [group(grayAbove(0)), group(RED)], compressed);

  it('is nothing where nothing is compressed, or nothing was drawn', () => {
    expect(isNoise(group(grayAbove(1)), [group(grayAbove(0))], rulesOf())).toBe(false);
    expect(isNoise(group(grayAbove(1)), [], compressed)).toBe(false);
  });

  it('nobody tells from it below ΔE00 3, however much it is', () => {
    expect([isLeft(8, 5000), isLeft(9, 5000)]).toEqual([true, false]);
    expect(isLeft(8, 5000, { lines: 100 })).toBe(true);
  });

  it('is no line: of which 40 % lies in lines is not', () => {
    expect([isLeft(13, 10, { lines: 39 }), isLeft(13, 10, { lines: 40 })]).toEqual([true, false]);
  });

  it('is a shade, below ΔE00 5, of a color that has twice the pixels', () => {
    expect([isLeft(13, 500), isLeft(13, 501)]).toEqual([true, false]);
    expect([isLeft(13, 400), isLeft(14, 400)]).toEqual([true, false]);
  });

  it('is no shade where it is more than 4 % and more than a fifth of it fills areas', () => {
    expect(isLeft(13, 400, { plateaus: 21 })).toBe(true);
    expect(isLeft(13, 401, { plateaus: 20 })).toBe(true);
    expect(isLeft(13, 401, { plateaus: 21 })).toBe(false);
  });

  it('is noise, below ΔE00 14, where it is a tenth of the color and 1 % of the picture at most', () => {
    expect([isLeft(42, 100), isLeft(42, 101)]).toEqual([true, false]);
    expect([isLeft(42, 100), isLeft(43, 100)]).toEqual([true, false]);
    const rare = [group(grayAbove(0), { weight: 500 })];
    const isBeside = (weight: number): boolean => isNoise(group(grayAbove(42), { weight }), rare, compressed);
    expect([isBeside(50), isBeside(51)]).toEqual([true, false]);
  });
});

describe('what needs no color of its own', () => {
  it('is what a soft shadow leaves of a color: less than 80 % of the light is taken, of 1 % of the picture', () => {
    const shaded = rulesOf({ isShaded: true });
    const isLeft = (gray: number, weight: number, rules = shaded): boolean =>
      isShadow(group(gray * 0x01_01_01, { weight }), [group(WHITE)], rules);
    expect([isLeft(0x36, 100), isLeft(0x30, 100)]).toEqual([true, false]);
    expect([isLeft(0x80, 100), isLeft(0x80, 101)]).toEqual([true, false]);
    expect(isLeft(0x80, 100, rulesOf())).toBe(false);
    expect(isShadow(group(RED, { weight: 100 }), [group(WHITE)], shaded)).toBe(false);
  });

  it('is what sharpening made of an edge, within ΔE00 10 of one of its colors', () => {
    const drawn = [group(grayAbove(0)), group(0x303030)];
    const beyond = (levels: number, weight: number, total = 10_000): boolean =>
      isExplained(group(grayAbove(levels), { weight }), drawn, rulesOf({ total }));
    expect([beyond(29, 100), beyond(30, 100)]).toEqual([true, false]);
    expect([beyond(29, 100), beyond(29, 101)]).toEqual([true, false]);
    // Of an icon a dozen pixels are few.
    expect([beyond(29, 12, 256), beyond(29, 13, 256)]).toEqual([true, false]);
    expect(isExplained(group(grayAbove(29), { weight: 100 }), drawn.slice(0, 1), rulesOf())).toBe(false);
  });

  it('is a blend, and what lies on the way from dark to light', () => {
    const drawn = [group(BLACK), group(WHITE)];
    expect(isExplained(group(0x808080), drawn, rulesOf())).toBe(true);
    expect(isExplained(group(RED), drawn, rulesOf())).toBe(false);
    expect(isExplained(group(RED, { ramps: 60 }), drawn, rulesOf())).toBe(true);
  });
});

describe('a color on the way from dark to light', () => {
  it('has more pixels there than elsewhere, and more than 30 % of all', () => {
    expect(isRamp(group(RED, { ramps: 31 }))).toBe(true);
    expect(isRamp(group(RED, { ramps: 30 }))).toBe(false);
    expect(isRamp(group(RED, { ramps: 41, plateaus: 20, lines: 20 }))).toBe(true);
    expect(isRamp(group(RED, { ramps: 40, plateaus: 20, lines: 20 }))).toBe(false);
  });
});

it('the nearest of some colors is told with how far it is, ΔE00', () => {
  const { nearest, distance } = nearestOf(group(grayAbove(0)), [
    group(RED),
    group(grayAbove(6)),
    group(WHITE),
  ]);
  expect(nearest?.color).toBe(grayAbove(6));
  expect(distance).toBeCloseTo(2.23, 2);
  expect(nearestOf(group(RED), [])).toEqual({ nearest: null, distance: Infinity });
});
