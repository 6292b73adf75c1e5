import { describe, expect, it } from 'vitest';

import { toSpot } from '../../../src/engine/reference/difference';
import { appealsOf } from '../../../src/engine/vivid/appeals';
import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';

/** A gray that covers hardly anything, stands out from nothing, is strewn over the picture and all edge. */
const FAINT: PatchCluster = {
  spot: toSpot([50, 0, 0]),
  area: 0,
  contrast: 0,
  strongest: 0,
  coherence: 0,
  inside: 0,
};
const appealOf = (more: Partial<PatchCluster> = {}): number => appealsOf([{ ...FAINT, ...more }])[0] ?? 0;
const strong = toSpot([50, 55, 0]);

describe('how much a color asks to be named', () => {
  it('is something even where hardly anything is of it', () => {
    expect(appealOf()).toBeGreaterThan(0);
  });

  it('grows with its area, and so much slower that ten small things are more than a large one', () => {
    const areas = [0, 0.001, 0.01, 0.1, 1].map((area) => appealOf({ area }));
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
    expect(new Set(areas).size).toBe(areas.length);
    expect(10 * appealOf({ area: 0.01 })).toBeGreaterThan(2 * appealOf({ area: 0.1 }));
    // All of a picture has about six times as much as hardly anything of it.
    expect(appealOf({ area: 1 }) / appealOf({ area: 0 })).toBeGreaterThan(5);
  });

  it('is twice that of a gray for a strong color, of chroma 55', () => {
    expect(appealOf({ spot: strong }) / appealOf()).toBeCloseTo(2, 9);
    expect(appealOf({ spot: toSpot([50, 0, -110]) }) / appealOf()).toBeCloseTo(3, 9);
  });

  it('is twice as much for what stands out by ΔE00 40, a quarter of it by the part that does most', () => {
    expect(appealOf({ contrast: 40, strongest: 40 }) / appealOf()).toBeCloseTo(2, 9);
    expect(appealOf({ contrast: 0, strongest: 40 }) / appealOf()).toBeCloseTo(1.25, 9);
    expect(appealOf({ contrast: 80, strongest: 80 }) / appealOf()).toBeCloseTo(3, 9);
  });

  it('is more for one thing than for a texture, and for what has an inside than for fringes', () => {
    expect(appealOf({ coherence: 1 }) / appealOf()).toBeCloseTo(1.25, 9);
    expect(appealOf({ inside: 1 }) / appealOf()).toBeCloseTo(2, 9);
    expect(appealOf({ coherence: 1, inside: 1, spot: strong }) / appealOf()).toBeCloseTo(5, 9);
  });
});

describe('blends that are one color to the eye', () => {
  const sky = (L: number, area = 0.1): PatchCluster => ({ ...FAINT, spot: toSpot([L, 0, -30]), area });
  /** What a part of the picture has more for the other one. */
  const gain = (one: PatchCluster, other: PatchCluster): number =>
    (appealsOf([one, other])[0] ?? 0) - (appealsOf([one])[0] ?? 0);

  it('lend each other their areas, less the farther they are, and none beyond ΔE00 12', () => {
    // About mid-gray a step of lightness is as much of ΔE00.
    const gains = [50, 53, 56, 60].map((L) => gain(sky(50), sky(L)));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains.at(-1)).toBeGreaterThan(0);
    expect(gain(sky(43), sky(57))).toBe(0);
    expect(gain(sky(50), sky(90))).toBe(0);
  });

  it('lend a part of theirs: two shades are never as much as one color of both areas', () => {
    const both = appealsOf([sky(50), sky(50)])[0] ?? 0;
    expect(both).toBeGreaterThan(appealsOf([sky(50)])[0] ?? 0);
    expect(both).toBeLessThan(appealsOf([sky(50, 0.2)])[0] ?? 0);
  });

  it('lend whatever their order, and the larger one more', () => {
    const [large, small] = [sky(50, 0.2), sky(52, 0.01)];
    expect(appealsOf([large, small])).toEqual(appealsOf([small, large]).toReversed());
    expect(gain(small, large)).toBeGreaterThan(gain(large, small));
    expect(appealsOf([small, large])[0]).toBeLessThan(appealsOf([small, large])[1] ?? 0);
  });

  it('of another hue are another color', () => {
    const grass: PatchCluster = { ...FAINT, spot: toSpot([50, -40, 40]), area: 0.1 };
    expect(appealsOf([sky(50), grass])).toEqual([...appealsOf([sky(50)]), ...appealsOf([grass])]);
  });
});
