import { describe, expect, it } from 'vitest';
import type { PackedRgb } from '../../../src/engine/engine';
import { labOf } from '../../../src/engine/reference/points';
import type { PatchCluster } from '../../../src/engine/vivid/clusterPatches';
import { selectClusters } from '../../../src/engine/vivid/selectClusters';
import { settleColors } from '../../../src/engine/vivid/settleColors';
import { clusterOf, grayOf } from './cluster';

const cluster = (color: PackedRgb, given: Parameters<typeof clusterOf>[1] = {}): PatchCluster =>
  clusterOf(labOf(color), { contrast: 20, inside: 0.5, ...given });

describe('of the colors of a picture', () => {
  it('one in the shade is passed over for one of another hue, which is nearer', () => {
    const yellow = cluster(0xe1be2b);
    // 30 % of the light on the yellow, ΔE00 27 from it, and a green of about its lightness, ΔE00 15.
    const shaded = cluster(0x836e15);
    const green = cluster(0xa8c040);
    const chosen = selectClusters([yellow, shaded, green], [3, 1, 1], 2);
    expect(chosen).toEqual([yellow, green]);
  });

  it('one in the light is passed over as well, where the one in the shade comes first', () => {
    const yellow = cluster(0xe1be2b);
    const shaded = cluster(0x836e15);
    const green = cluster(0x6f7822);
    expect(selectClusters([shaded, yellow, green], [3, 1, 1], 2)).toEqual([shaded, green]);
  });

  it('light and dark of one color are two where they are large, or gray', () => {
    const large = [0xe1be2b, 0x836e15, 0xc8c850].map((color) => cluster(color, { area: 0.2 }));
    expect(selectClusters(large, [3, 1, 1], 2)).toEqual(large.slice(0, 2));
    const grays = [0xbababa, 0x6d6d6d, 0xc3bba6].map((color) => cluster(color));
    expect(selectClusters(grays, [3, 1, 1], 2)).toEqual(grays.slice(0, 2));
  });

  it('those of most appeal come first, of as much the first one, and no more than asked for', () => {
    const [red, green, blue] = [cluster(0xc02020), cluster(0x20a040), cluster(0x2040c0)];
    expect(selectClusters([red, green, blue], [1, 3, 2], 3)).toEqual([green, blue, red]);
    expect(selectClusters([red, green, blue], [1, 1, 1], 1)).toEqual([red]);
    expect(selectClusters([red, green, blue], [1, 3, 2], 2)).toEqual([green, blue]);
    expect(selectClusters([red, green, blue], [1, 3, 2], 0)).toEqual([]);
    expect(selectClusters([red], [1], 5)).toEqual([red]);
    expect(selectClusters([], [], 5)).toEqual([]);
  });

  it('no two can hardly be told apart, whatever their appeal', () => {
    const [red, alike, green] = [cluster(0xc02020), cluster(0xc42822), cluster(0x20a040)];
    expect(selectClusters([red, alike, green], [9, 8, 1], 3)).toEqual([red, green]);
    expect(selectClusters([alike, green, red], [9, 1, 8], 3)).toEqual([alike, green]);
  });

  it('one between two others looks like their blend and gives way to one that does not', () => {
    const [white, black, gray, red] = [grayOf(95), grayOf(5), grayOf(50), cluster(0xc02020)];
    expect(selectClusters([white, black, gray, red], [9, 8, 1, 0.95], 3)).toEqual([white, black, red]);
    // Not by much, and not before both are chosen.
    expect(selectClusters([white, black, gray, red], [9, 8, 1, 0.8], 3)).toEqual([white, black, gray]);
    expect(selectClusters([white, gray, red], [9, 1, 0.95], 2)).toEqual([white, gray]);
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
