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
const found = (patches: Patches, areaMin?: number) => clusterPatches(patches, areaMin);

const RED = 0xc02020;
const BLUE = 0x2040c0;
/** Grays of which neighbors are about ΔE00 3 apart, from dark to light. */
const GRAYS = [0x68, 0x6f, 0x76, 0x7d, 0x84, 0x8b, 0x92, 0x99].map((level) => level * 0x010101);

describe('a cluster of the patches of a picture', () => {
  it('is around each of them, in their order', () => {
    expect(found(NO_PATCHES)).toEqual([]);
    const lightnesses = found(patchesOf(...GRAYS.map((color) => ({ color, area: 0.1 })))).map(
      ({ patch }) => patch.spot.L,
    );
    expect(lightnesses).toHaveLength(GRAYS.length);
    expect(lightnesses).toEqual(lightnesses.toSorted((p, q) => p - q));
  });

  it('is the patch alone where no other color is like it', () => {
    const [red, blue] = found(
      patchesOf({ color: RED, area: 0.25, contrast: 12, inside: 0.5 }, { color: BLUE, area: 0.5 }),
    );
    expect(red).toMatchObject({ area: 0.25, pooled: 0.25, contrast: 12, inside: 0.5 });
    expect([red?.spot.L, red?.spot.a, red?.spot.b]).toEqual(labOf(RED));
    expect(blue).toMatchObject({ area: 0.5, pooled: 0.5, contrast: 0, inside: 0 });
  });

  it('counts what is near, the less the farther it is, and further for blends than for what looks alike', () => {
    const around = GRAYS.slice(1).map((color) => {
      const [own] = found(patchesOf({ color: GRAYS[0] ?? 0, area: 0.1 }, { color, area: 0.1 }));
      return { area: own?.area ?? 0, pooled: own?.pooled ?? 0 };
    });
    for (const key of ['area', 'pooled'] as const) {
      const sizes = around.map((one) => one[key]);
      expect(sizes).toEqual(sizes.toSorted((p, q) => q - p));
      expect(sizes[0]).toBeGreaterThan(0.1 + 0.02);
      expect(sizes[0]).toBeLessThan(0.2);
      expect(sizes.at(-1)).toBeCloseTo(0.1, 6);
    }
    // About ΔE00 9 and 12 apart nothing looks alike any more, and is one color as a blend.
    for (const { area, pooled } of around.slice(2, 4)) {
      expect(area).toBeCloseTo(0.1, 6);
      expect(pooled).toBeGreaterThan(0.102);
    }
  });

  it('has the mean of its patches, by area and nearness', () => {
    const [own] = found(
      patchesOf(
        { color: GRAYS[0] ?? 0, area: 0.1, contrast: 10, inside: 1 },
        { color: GRAYS[1] ?? 0, area: 0.1, contrast: 30, inside: 0 },
      ),
    );
    const part = ((own?.area ?? 0) - 0.1) / (own?.area ?? 1);
    expect(own?.contrast).toBeCloseTo(10 + 20 * part, 5);
    expect(own?.inside).toBeCloseTo(1 - part, 5);
    const [dark = NaN, light = NaN] = GRAYS.slice(0, 2).map((color) => labOf(color)[0]);
    expect(own?.spot.L).toBeCloseTo(dark + (light - dark) * part, 4);
    expect(own?.patch.spot.L).toBe(dark);
    expect(own?.patch.area).toBeCloseTo(0.1, 6);
  });

  it('changes hardly where a patch is two that nobody tells apart', () => {
    const others = [
      { color: GRAYS[1] ?? 0, area: 0.2, contrast: 5 },
      { color: RED, area: 0.1, contrast: 30 },
    ];
    const [one] = found(patchesOf({ color: 0x686868, area: 0.1, contrast: 8, inside: 0.5 }, ...others));
    const [half] = found(
      patchesOf(
        { color: 0x686868, area: 0.05, contrast: 8, inside: 0.5 },
        { color: 0x696969, area: 0.05, contrast: 8, inside: 0.5 },
        ...others,
      ),
    );
    expect(half?.area).toBeCloseTo(one?.area ?? NaN, 2);
    expect(half?.pooled).toBeCloseTo(one?.pooled ?? NaN, 2);
    expect(half?.contrast).toBeCloseTo(one?.contrast ?? NaN, 0);
    expect(half?.spot.L).toBeCloseTo(one?.spot.L ?? NaN, 0);
  });

  it('of one lightness and another hue is another', () => {
    const hues = [0xc02020, 0x1f7a3c, 0x2a5fd0, 0x8a3fb0].map((color, i) => ({ color, area: 0.25 - i / 16 }));
    expect(found(patchesOf(...hues)).map(({ pooled }) => pooled)).toEqual([0.25, 0.1875, 0.125, 0.0625]);
  });

  it('is none of what is smaller than four pixels of 256 × 192: noise', () => {
    const pixels = (count: number): Patch => ({ color: RED, area: count / (256 * 192) });
    expect(found(patchesOf(pixels(3)))).toEqual([]);
    expect(found(patchesOf(pixels(4)))).toHaveLength(1);
    expect(found(patchesOf({ color: 0xc42424, area: 0.25 }, pixels(3)))[0]?.area).toBe(0.25);
  });

  it('is none of what is smaller than another size where one is given, and one of what has it', () => {
    const patches = patchesOf({ color: RED, area: 0.25 }, { color: BLUE, area: 0.125 });
    expect(found(patches, 0.125)).toHaveLength(2);
    expect(found(patches, 0.13)).toHaveLength(1);
    expect(found(patches, 0)).toHaveLength(2);
  });

  it('has no inside in films, which keep none', () => {
    const { insides: _, ...video } = patchesOf({ color: RED, area: 0.25, inside: 1 });
    expect(found(video)[0]?.inside).toBe(0);
  });
});
