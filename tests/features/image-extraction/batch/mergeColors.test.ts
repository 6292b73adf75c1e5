import { describe, expect, it } from 'vitest';

import type { PictureColors } from '../../../../src/engine/engine';
import { mergeColors } from '../../../../src/features/image-extraction/batch/mergeColors';
import { NO_PATCHES } from '../../../support/noPatches';

type Row = readonly [rgb: number, weight: number];

const summary = (...rows: readonly Row[]) => ({
  colors: Uint32Array.from(rows, ([rgb]) => rgb),
  weights: Uint32Array.from(rows, ([, weight]) => weight),
});
const picture = (...rows: readonly Row[]): PictureColors => ({
  summary: summary(...rows),
  patches: NO_PATCHES,
  drawn: null,
});

/** The share of each color, in percent. */
const shares = ({ summary: { colors, weights } }: PictureColors): Record<string, number> => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    Array.from(colors, (rgb, index) => [
      rgb.toString(16).padStart(6, '0'),
      Math.round(((weights[index] ?? 0) / total) * 100),
    ]),
  );
};

describe('the colors of several pictures', () => {
  it('weigh the same for each picture, however many pixels it has', () => {
    const large = picture([0xff0000, 9_000_000]);
    const small = picture([0x0000ff, 3], [0xffff00, 1]);
    expect(shares(mergeColors([large, small]))).toEqual({ ff0000: 50, '0000ff': 38, ffff00: 13 });
  });

  it('stay colors that occur: of two in one cell that of the picture which it fills more', () => {
    const merged = mergeColors([
      picture([0x100000, 1], [0xffffff, 3]),
      picture([0x170007, 3], [0xffffff, 1]),
    ]);
    expect(shares(merged)).toEqual({ '170007': 50, ffffff: 50 });
  });

  it('come in the order of their cells, as those of one picture do', () => {
    const merged = mergeColors([picture([0xff0000, 1]), picture([0x000010, 1], [0x00ff00, 1])]);
    expect(Array.from(merged.summary.colors)).toEqual([0x000010, 0x00ff00, 0xff0000]);
  });

  it('keep the rarest color of each', () => {
    const merged = mergeColors([picture([0xff0000, 50_000_000], [0x00ff00, 1]), picture([0x0000ff, 1])]);
    expect(Array.from(merged.summary.colors)).toContain(0x00ff00);
  });

  it('bring their parts along, each as large as it is in all of them together', () => {
    const withPatch = (rgb: number, area: number): PictureColors => ({
      ...picture([rgb, 1]),
      patches: {
        colors: Uint32Array.of(rgb),
        areas: Float32Array.of(area),
        contrasts: Float32Array.of(30),
        insides: Float32Array.of(area),
      },
    });
    const { patches } = mergeColors([withPatch(0xff0000, 0.25), withPatch(0x0000ff, 0.5)]);
    expect(Array.from(patches.colors)).toEqual([0x0000ff, 0xff0000]);
    expect(Array.from(patches.areas)).toEqual([0.25, 0.125]);
    expect(Array.from(patches.contrasts)).toEqual([30, 30]);
    expect(Array.from(patches.insides ?? [])).toEqual([0.5, 0.25]);
  });

  it('are flat art only where all of them are', () => {
    const flat = (rgb: number): PictureColors => ({ ...picture([rgb, 1]), drawn: summary([rgb, 1]) });
    const { drawn } = mergeColors([flat(0xff0000), flat(0x0000ff)]);
    expect(Array.from(drawn?.colors ?? [])).toEqual([0x0000ff, 0xff0000]);
    expect(mergeColors([flat(0xff0000), picture([0x0000ff, 1])]).drawn).toBeNull();
  });
});
