import { describe, expect, it } from 'vitest';
import type { PackedRgb } from '../../../src/engine/engine';
import { toSpot } from '../../../src/engine/reference/difference';
import { labOf } from '../../../src/engine/reference/points';
import { appealsOf } from '../../../src/engine/vivid/appeals';
import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';
import { selectClusters } from '../../../src/engine/vivid/selectClusters';
import { settleColors } from '../../../src/engine/vivid/settleColors';

const cluster = (color: PackedRgb, more: Partial<PatchCluster> = {}): PatchCluster => ({
  spot: toSpot(labOf(color)),
  area: 0.01,
  contrast: 20,
  strongest: 20,
  coherence: 1,
  inside: 0.5,
  ...more,
});

describe('of the colors of a picture', () => {
  it('one in the shade is passed over for one of another hue, which is nearer', () => {
    const yellow = cluster(0xe1be2b);
    // 30 % of the light on the yellow, ΔE00 27 from it, and a green of its lightness, ΔE00 10.
    const shaded = cluster(0x836e15);
    const green = cluster(0xc8c850);
    const chosen = selectClusters([yellow, shaded, green], [3, 1, 1], 2);
    expect(chosen).toEqual([yellow, green]);
  });

  it('one thing with an inside is named before fringes of the same area and color', () => {
    const [thing = 0, strewn = 0, fringe = 0] = appealsOf([
      cluster(0x2f7d32, { coherence: 0.9, inside: 0.8 }),
      cluster(0xb3261e, { coherence: 0.1, inside: 0.8 }),
      cluster(0x1e4fb3, { coherence: 0.9, inside: 0 }),
    ]);
    const plain = appealsOf([0x2f7d32, 0xb3261e, 0x1e4fb3].map((color) => cluster(color)));
    expect(thing / (plain[0] ?? 0)).toBeGreaterThan(1);
    expect(strewn / (plain[1] ?? 0)).toBeLessThan(0.9 * (thing / (plain[0] ?? 0)));
    expect(fringe / (plain[2] ?? 0)).toBeLessThan(1);
  });

  it('a small thing is shown by its stronger tones, a large one and a gray as they are', () => {
    const chromaOf = (one: PatchCluster): number => settleColors([one], [one])[0]?.chroma ?? 0;
    const small = cluster(0xc04a3a, { area: 0.002 });
    expect(chromaOf(small)).toBeGreaterThan(1.1 * small.spot.chroma);
    const large = cluster(0xc04a3a, { area: 0.4 });
    expect(chromaOf(large)).toBeCloseTo(large.spot.chroma, 6);
    const gray = cluster(0x807e7c, { area: 0.002 });
    expect(chromaOf(gray) - gray.spot.chroma).toBeLessThan(0.1);
  });
});
