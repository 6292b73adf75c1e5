import { describe, expect, it } from 'vitest';

import type { LabTuple, PackedRgb } from '../../../src/engine/engine';
import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import { labOf } from '../../../src/engine/reference/points';
import { createVividFinder } from '../../../src/engine/vivid/vividFinder';

type Part = { readonly rgb: PackedRgb; readonly area: number; readonly contrast?: number };

const VARIANTS = Array.from({ length: 40 }, (_, variant) => variant + 1);
/** So many that the least likely of them occur. */
const MANY_VARIANTS = Array.from({ length: 2000 }, (_, variant) => variant + 1);

/** The palettes of a picture of these parts, before each color goes to the nearest that occurs in it. */
const palettesOf = (
  parts: readonly Part[],
  variants: readonly number[],
  { count = 1, isJoined = undefined as boolean | undefined } = {},
): readonly (readonly LabTuple[])[] => {
  const asked: (readonly LabTuple[])[] = [];
  const reference = createReferenceEngine();
  const engine = {
    ...reference,
    nearMedians: (_: unknown, palettes: readonly (readonly LabTuple[])[]) => {
      asked.push(...palettes);
      return palettes.map(() => []);
    },
  };
  const patches = {
    colors: Uint32Array.from(parts, ({ rgb }) => rgb),
    areas: Float32Array.from(parts, ({ area }) => area),
    contrasts: Float32Array.from(parts, ({ contrast = 0 }) => contrast),
  };
  const summary = reference.summarize(new Uint8ClampedArray([0, 0, 0, 255]));
  createVividFinder(engine, summary, patches, undefined, isJoined)({ count, variants });
  return asked;
};

/** Which part a color of a palette is of. */
const partOf = (parts: readonly Part[], [L, a, b]: LabTuple): PackedRgb => {
  const distances = parts.map(({ rgb }) => {
    const lab = labOf(rgb);
    return Math.hypot(L - lab[0], a - lab[1], b - lab[2]);
  });
  return parts[distances.indexOf(Math.min(...distances))]?.rgb ?? NaN;
};

/** The color that each variant names first. */
const firstOf = (parts: readonly Part[], variants: readonly number[]): readonly PackedRgb[] =>
  palettesOf(parts, variants).map(([first]) => (first ? partOf(parts, first) : NaN));

const RED = 0xd05040;

describe('another variant of a palette', () => {
  it.each([
    ['lightness', 0x3c3c3c, 0xb0b0b0],
    ['green or red', 0x2e8f7f, 0xc4607c],
    ['blue or yellow', 0x6f7fc0, 0x8f7c2e],
  ])('begins with another of two colors that are as striking, and differ in %s', (_, one, other) => {
    const parts = [
      { rgb: one, area: 0.1 },
      { rgb: other, area: 0.1 },
    ];
    expect(new Set(firstOf(parts, VARIANTS))).toEqual(new Set([one, other]));
  });

  it('is the same whenever it is asked for', () => {
    const parts = [0x3c3c3c, 0xb0b0b0, 0x2e8f7f, 0xc4607c, 0x8f7c2e].map((rgb) => ({ rgb, area: 0.05 }));
    expect(palettesOf(parts, [3, 1, 3], { count: 3 })[2]).toEqual(palettesOf(parts, [3], { count: 3 })[0]);
  });

  it('passes over no color that is many times as striking as all else', () => {
    const parts = [
      { rgb: RED, area: 0.3, contrast: 50 },
      ...[0x303030, 0xb0b0b0].map((rgb) => ({ rgb, area: 0.001 })),
    ];
    expect(new Set(firstOf(parts, VARIANTS))).toEqual(new Set([RED]));
  });

  it('passes over no color that is four times as striking as another, and some that is less so', () => {
    // What has a contrast of 54 is twice as striking as what has none.
    const firstBeside = (times: number): ReadonlySet<PackedRgb> => {
      const parts = [
        { rgb: 0xb0b0b0, area: 0.1, contrast: 54 * (times - 1) },
        { rgb: 0x3c3c3c, area: 0.1 },
      ];
      return new Set(firstOf(parts, MANY_VARIANTS));
    };
    expect(firstBeside(4.1)).toEqual(new Set([0xb0b0b0]));
    expect(firstBeside(3.4)).toEqual(new Set([0xb0b0b0, 0x3c3c3c]));
  });

  it('has of two shades of one color never the less striking one alone, as their luck is the same', () => {
    const parts = [
      { rgb: RED, area: 0.05, contrast: 6 },
      { rgb: 0xe53935, area: 0.05 },
      { rgb: 0x2040d0, area: 0.05 },
    ];
    // Beside the blue, which is as striking, the first one is one of the two shades, and always the same.
    expect(new Set(firstOf(parts.slice(0, 2), VARIANTS)).size).toBe(1);
    expect(new Set(firstOf(parts, VARIANTS)).size).toBe(2);
  });
});

describe('the palette itself', () => {
  it('begins with what is most striking, without any luck', () => {
    for (const [strong, weak] of [
      [0x3c3c3c, 0xb0b0b0],
      [0xb0b0b0, 0x3c3c3c],
    ] as const)
      expect(
        firstOf(
          [
            { rgb: weak, area: 0.1 },
            { rgb: strong, area: 0.1, contrast: 1 },
          ],
          [0],
        ),
      ).toEqual([strong]);
  });

  it.each([
    ['one gray that fills a quarter of a picture', [0x767676], undefined, true],
    ['one gray that fills a quarter of several', [0x767676], true, true],
    ['many grays of stone in a picture, less than the accents', [0x2c2c2c, 0x767676, 0xcacaca], false, false],
    ['many grays of stone in several', [0x2c2c2c, 0x767676, 0xcacaca], true, true],
  ])('has %s', (_, grays, isJoined, isShown) => {
    const accents = [0xd05040, 0xffd600, 0x00a040, 0x2040d0, 0xc030c0];
    const parts = [
      ...accents.map((rgb) => ({ rgb, area: 0.05, contrast: 300 })),
      ...grays.map((rgb) => ({ rgb, area: 0.4 / grays.length })),
    ];
    const palette = palettesOf(parts, [0], { count: 5, isJoined })[0] ?? [];
    expect(palette.some((lab) => grays.includes(partOf(parts, lab)))).toBe(isShown);
  });
});
