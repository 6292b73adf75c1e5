import { describe, expect, it } from 'vitest';

import type { PackedRgb, Patches } from '../../../src/engine/engine';
import { labOf } from '../../../src/engine/reference/points';
import { clusterPatches } from '../../../src/engine/vivid/clusterPatches';
import { NO_PATCHES } from '../../support/noPatches';

type Patch = {
  readonly color: PackedRgb;
  readonly area: number;
  readonly contrast?: number;
  readonly inside?: number;
};

const patchesOf = (...list: readonly Patch[]): Patches => ({
  colors: Uint32Array.from(list, ({ color }) => color),
  areas: Float32Array.from(list, ({ area }) => area),
  contrasts: Float32Array.from(list, ({ contrast = 0 }) => contrast),
  insides: Float32Array.from(list, ({ inside = 0 }) => inside),
});
/** Areas of the clusters in percent, rounded: single precision is not what is asked for. */
const areasOf = (patches: Patches, areaMin?: number): number[] =>
  clusterPatches(patches, areaMin).map(({ area }) => Math.round(area * 1000) / 10);

const RED = 0xc02020;
/** As far from RED as nobody calls another color, and about ΔE00 9 from it on the way to another. */
const NEAR_RED = 0xc42424;
/** Grays of which neighbors are about ΔE00 5 apart. */
const GRAYS = [0x6a6a6a, 0x777777, 0x848484] as const;

describe('parts of a picture', () => {
  it('are none where there are none', () => {
    expect(clusterPatches(NO_PATCHES)).toEqual([]);
  });

  it('of about one color are one cluster, of others others', () => {
    const patches = patchesOf(
      { color: RED, area: 0.25 },
      { color: 0x2040c0, area: 0.125 },
      { color: NEAR_RED, area: 0.0625 },
    );
    expect(areasOf(patches)).toEqual([31.3, 12.5]);
  });

  it('follow the largest of them, which stands in the middle of a range of tones', () => {
    const [dark, middle, light] = GRAYS;
    const range = (darkArea: number, middleArea: number, lightArea: number) =>
      areasOf(
        patchesOf(
          { color: dark, area: darkArea },
          { color: light, area: lightArea },
          { color: middle, area: middleArea },
        ),
      );
    expect(range(0.125, 0.25, 0.125)).toEqual([50]);
    // Where both ends are large, they are two colors, and the middle goes to one of them.
    const ends = range(0.25, 0.0625, 0.3125);
    expect(ends).toHaveLength(2);
    expect(ends.reduce((sum, area) => sum + area, 0)).toBeCloseTo(62.5, 0);
  });

  it('go to the color that they are nearest to, also where that was found after them', () => {
    // ΔE00 7.5 and 9 from the first: the second follows it until there is a third, ΔE00 1.5 from it.
    const patches = patchesOf(
      { color: 0x5e5e5e, area: 0.25 },
      { color: 0x717171, area: 0.0625 },
      { color: 0x757575, area: 0.03125 },
    );
    expect(areasOf(patches)).toEqual([25, 9.4]);
  });

  it('of one lightness and other hues are others', () => {
    const hues = [0xc02020, 0x1f7a3c, 0x2a5fd0, 0x8a3fb0].map((color, i) => ({ color, area: 0.2 - i / 100 }));
    expect(areasOf(patchesOf(...hues))).toEqual([20, 19, 18, 17]);
  });

  it('smaller than about seven pixels of 256 × 192 are noise', () => {
    const pixels = (count: number): Patch => ({ color: RED, area: count / (256 * 192) });
    expect(clusterPatches(patchesOf(pixels(7)))).toEqual([]);
    expect(clusterPatches(patchesOf(pixels(8)))).toHaveLength(1);
    expect(areasOf(patchesOf({ color: RED, area: 0.25 }, pixels(7)))).toEqual([25]);
  });

  it('are left out below another size where one is given, and not at it', () => {
    const patches = patchesOf({ color: RED, area: 0.25 }, { color: 0x2040c0, area: 0.125 });
    expect(areasOf(patches, 0.125)).toEqual([25, 12.5]);
    expect(areasOf(patches, 0.13)).toEqual([25]);
    expect(areasOf(patches, 0)).toEqual([25, 12.5]);
  });
});

describe('a cluster', () => {
  const found = () =>
    clusterPatches(
      patchesOf(
        { color: RED, area: 0.375, contrast: 10, inside: 1 },
        { color: NEAR_RED, area: 0.125, contrast: 30, inside: 0.5 },
      ),
    )[0];

  it('has the mean color of its parts, each by its area', () => {
    const [own, other] = [labOf(RED), labOf(NEAR_RED)];
    const mean = own.map((value, axis) => value * 0.75 + (other[axis] ?? 0) * 0.25);
    const { L = 0, a = 0, b = 0 } = found()?.spot ?? {};
    for (const [axis, value] of [L, a, b].entries()) expect(value).toBeCloseTo(mean[axis] ?? NaN, 4);
  });

  it('stands out as its parts do, each by its area, and as the strongest of them', () => {
    expect(found()?.contrast).toBeCloseTo(15, 6);
    expect(found()?.strongest).toBe(30);
  });

  it('is one thing by what its largest part has of it, and has an inside as its parts have', () => {
    expect(found()?.coherence).toBeCloseTo(0.75, 6);
    expect(found()?.inside).toBeCloseTo(0.875, 6);
  });

  it('has no inside in films, which keep none', () => {
    const { insides: _, ...video } = patchesOf({ color: RED, area: 0.25, inside: 1 });
    expect(clusterPatches(video)[0]?.inside).toBe(0);
  });
});
