import { describe, expect, it } from 'vitest';

import { squaredDeltaE00 } from '../../../src/engine/reference/difference';
import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';
import { selectCovering } from '../../../src/engine/vivid/coverAreas';
import { selectClusters } from '../../../src/engine/vivid/selectClusters';
import { clusterOf, grayOf } from './cluster';

/** Flowers, signs, clothes: small, strong, and all unlike each other and any gray. */
const ACCENTS = (
  [
    [60, 70, 50],
    [85, 0, 80],
    [50, -60, 40],
    [40, 20, -70],
    [55, 60, -40],
  ] as const
).map((lab) => clusterOf(lab));

/** The palette of pictures with these accents, each a hundred times as striking as all else. */
const palette = (
  others: readonly PatchCluster[],
  count: number,
  select: typeof selectCovering = selectCovering,
  isJoined = true,
): readonly PatchCluster[] =>
  select([...ACCENTS, ...others], [...ACCENTS.map(() => 100), ...others.map(() => 1)], count, { isJoined });

describe('the palette of several pictures', () => {
  const street = grayOf(55, { area: 0.4 });

  it('has the gray that fills much of them, however many strong colors there are', () => {
    expect(palette([street], 5, selectClusters)).not.toContain(street);
    expect(palette([street], 5)).toContain(street);
    expect(palette([street], 5)).toHaveLength(5);
  });

  it.each([
    [0.23, false],
    [0.24, true],
  ])('passes over a gray that fills less than 24 % of them: %d', (area, isShown) => {
    const gray = grayOf(55, { area });
    expect(palette([gray], 5).includes(gray)).toBe(isShown);
  });

  it('counts all together that none of its colors shows: many tones of a street are a street', () => {
    const tones = [50, 53, 56, 59].map((lightness) => grayOf(lightness, { area: 0.1, pooled: 0.4 }));
    expect(palette(tones, 5).some((one) => tones.includes(one))).toBe(true);
  });

  it('takes a gray for shown by another one up to 20 ΔE00 away, and no farther', () => {
    const gray = grayOf(50, { area: 0.3 });
    const isShownBy = (lightness: number): boolean =>
      !selectCovering([grayOf(lightness), gray], [100, 1], 1, { isJoined: true }).includes(gray);
    const apart = (lightness: number): number =>
      Math.sqrt(squaredDeltaE00(grayOf(lightness).spot, gray.spot));
    expect([apart(72), apart(75)].map(Math.round)).toEqual([19, 21]);
    expect([isShownBy(72), isShownBy(75)]).toEqual([true, false]);
  });

  it('needs no gray that one of its colors shows already, as every tone of the same street', () => {
    const tones = [grayOf(50, { area: 0.3 }), grayOf(62, { area: 0.3 })];
    expect(palette(tones, 5).filter((one) => tones.includes(one))).toHaveLength(1);
  });

  it('has of such tones the one that most of the pictures look like', () => {
    const tones = [
      grayOf(45, { area: 0.2, pooled: 0.3 }),
      grayOf(52, { area: 0.1, pooled: 0.5 }),
      grayOf(59, { area: 0.1, pooled: 0.4 }),
    ];
    expect(palette(tones, 5)).toContain(tones[1]);
  });

  it('has each of several large areas: a night sky, and snow', () => {
    const areas = [grayOf(8, { area: 0.3 }), grayOf(96, { area: 0.3 })];
    expect(palette(areas, 5)).toEqual(expect.arrayContaining(areas));
    expect(palette(areas, 5)).toHaveLength(5);
  });

  it('has no more colors than are asked for, and of two areas the larger one', () => {
    const areas = [grayOf(8, { area: 0.3 }), grayOf(96, { area: 0.5 })];
    expect(palette(areas, 1)).toEqual([areas[1]]);
  });

  it('is nothing where there are no colors', () => {
    expect(selectCovering([], [], 5, { isJoined: true })).toEqual([]);
  });
});

describe('the palette of one picture', () => {
  const paletteOf = (others: readonly PatchCluster[], count = 5): readonly PatchCluster[] =>
    palette(others, count, selectCovering, false);

  it.each([
    [0.19, false],
    [0.2, true],
  ])('has the paper behind strong things from a fifth of the picture on: %d', (area, isShown) => {
    const paper = grayOf(95, { area });
    expect(paletteOf([paper]).includes(paper)).toBe(isShown);
    expect(paletteOf([paper])).toHaveLength(5);
  });

  it('passes over a wall of many grays, none of which fills a fifth of it', () => {
    const wall = [20, 40, 60, 80].map((lightness) => grayOf(lightness, { area: 0.15, pooled: 0.4 }));
    expect(paletteOf(wall)).toEqual(expect.arrayContaining(ACCENTS));
    expect(palette(wall, 5)).not.toEqual(expect.arrayContaining(ACCENTS));
  });

  it('needs no paper that one of its colors shows already', () => {
    const papers = [grayOf(95, { area: 0.3 }), grayOf(85, { area: 0.3 })];
    expect(paletteOf(papers).filter((one) => papers.includes(one))).toHaveLength(1);
  });

  it('has a night sky and snow', () => {
    const areas = [grayOf(8, { area: 0.3 }), grayOf(96, { area: 0.3 })];
    expect(paletteOf(areas)).toEqual(expect.arrayContaining(areas));
  });
});
