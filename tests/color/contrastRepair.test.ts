import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { contrastMatrix } from '../../src/color/contrastMatrix';
import { REPAIR_TARGETS, repairColor, repairPair, repairPalette } from '../../src/color/contrastRepair';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToOklch } from '../../src/color/oklab';
import { randomInt } from '../../src/color/random';
import type { Color } from '../../src/color/types';
import { anyPalette, palette, seededRandom } from './generate/samples';

const random = seededRandom(12);
const anyPacked = (): Color => colorFromPacked(randomInt(random, 0, 0xffffff));
const PAIRS = Array.from({ length: 10_000 }, () => [anyPacked(), anyPacked()] as const);

const BLACK = colorFromHex('#000000');
const WHITE = colorFromHex('#FFFFFF');
const ratio = (a: Color, b: Color): number => contrastRatio(a.rgb, b.rgb);

const MINUTE_MS = 60_000;

describe('contrast repair', () => {
  it.each(REPAIR_TARGETS)(
    'reaches %f on the rounded color of 10,000 random pairs, or neither black nor white would',
    { timeout: MINUTE_MS },
    (target) => {
      const failed = PAIRS.filter(([color, against]) => {
        const repaired = repairColor(color, against, target);
        if (!repaired) return Math.max(ratio(BLACK, against), ratio(WHITE, against)) >= target;
        return ratio(repaired.color, against) < target || repaired.ratio !== ratio(repaired.color, against);
      });
      expect(failed).toEqual([]);
    },
  );

  it('always reaches 4.5', () => {
    expect(PAIRS.filter(([color, against]) => !repairColor(color, against, 4.5))).toEqual([]);
  });

  it('keeps a color that passes', () => {
    const kept = PAIRS.filter(([color, against]) => {
      if (ratio(color, against) < 4.5) return false;
      const repaired = repairColor(color, against, 4.5);
      return repaired?.color !== color || repaired.lightnessChange !== 0;
    });
    expect(kept).toEqual([]);
  });

  it('changes lightness alone: the hue stays, and chroma is at most what it was', () => {
    const off = PAIRS.slice(0, 2000).flatMap(([color, against]) => {
      const repaired = repairColor(color, against, 4.5);
      const [before, after] = [rgbToOklch(color.rgb), rgbToOklch((repaired?.color ?? color).rgb)];
      if (after.okC > before.okC + 0.01) return [color];
      const turn = Math.abs(before.okH - after.okH);
      // 8-bit rounding turns the hue of weak colours.
      return after.okC > 0.03 && Math.min(turn, 360 - turn) > 6 ? [color] : [];
    });
    expect(off).toEqual([]);
  });

  it('is the nearest: no smaller change of lightness passes, in either direction', () => {
    const nearer = PAIRS.slice(0, 1000).filter(([color, against]) => {
      const repaired = repairColor(color, against, 4.5);
      const origin = rgbToOklch(color.rgb);
      const most = Math.abs(repaired?.lightnessChange ?? 0) / 100 - 0.004;
      return Array.from({ length: 50 }, (_, i) => ((i + 1) / 50) * most).some(
        (change) =>
          change > 0 &&
          [origin.okL + change, origin.okL - change].some(
            (okL) => contrastRatio(oklchInGamut({ ...origin, okL }), against.rgb) >= 4.5,
          ),
      );
    });
    expect(nearer).toEqual([]);
  });

  it('says how far the lightness moved, up or down', () => {
    const onDark = repairColor(colorFromHex('#2B3FD6'), BLACK, 4.5);
    const onLight = repairColor(colorFromHex('#FF6A3D'), WHITE, 4.5);
    expect(onDark?.lightnessChange).toBeGreaterThan(0);
    expect(onLight?.lightnessChange).toBeLessThan(0);
  });

  it('is impossible at 7 on a middle grey', () => {
    expect(repairColor(BLACK, colorFromHex('#808080'), 7)).toBeNull();
  });
});

describe('the repairs of a pair', () => {
  const colors = palette('#2B3FD6', '#FF6A3D');
  const [pair] = contrastMatrix(colors).pairs;

  it('change either side, the smaller change first, and reach the target', () => {
    const repairs = pair ? repairPair(pair, 4.5, []) : [];
    expect(repairs.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const changes = repairs.map(({ lightnessChange }) => Math.abs(lightnessChange));
    expect(changes).toEqual(changes.toSorted((a, b) => a - b));
    for (const { index, color } of repairs) {
      const [first, second] = colors.with(index, color);
      expect(first && second && ratio(first, second)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('never touch a locked color', () => {
    const through = (locked: boolean[]) =>
      pair ? repairPair(pair, 7, locked).map(({ index }) => index) : null;
    expect(through([true, false])).not.toContain(0);
    expect(through([false, true])).not.toContain(1);
    expect(through([true, true])).toEqual([]);
  });

  it('are none where the pair passes, and none that fall short', () => {
    fc.assert(
      fc.property(anyPalette, fc.constantFrom(...REPAIR_TARGETS), (some, target) => {
        for (const one of contrastMatrix(some).pairs) {
          const repairs = repairPair(one, target, []);
          expect(repairs.every((repair) => one.ratio < target && repair.ratio >= target)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the repairs of a palette', () => {
  const colors = palette('#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D');

  it('list every pair below the ratio once, the one that misses it least first', () => {
    const failing = repairPalette(colors, [], 4.5);
    const expected = colors.flatMap((a, i) =>
      colors
        .slice(i + 1)
        .map((b) => ratio(a, b))
        .filter((value) => value < 4.5),
    );
    expect(failing.map((pair) => pair.ratio)).toEqual(expected.toSorted((a, b) => b - a));
    expect(failing[0]?.indexes).toEqual([1, 2]);
  });

  it('name no locked color', () => {
    const failing = repairPalette(colors, [false, true, false, false, false], 4.5);
    expect(failing.flatMap(({ repairs }) => repairs.map(({ index }) => index))).not.toContain(1);
    expect(failing.flatMap(({ repairs }) => repairs).length).toBeGreaterThan(0);
  });

  it('tell how many other pairs would miss the ratio then', () => {
    const lost = fc.sample(anyPalette, { numRuns: 40, seed: 5 }).flatMap((some) =>
      repairPalette(some, [], 4.5).flatMap((pair) =>
        pair.repairs.map(({ index, color, pairsLost }) => {
          const passing = (of: readonly Color[]) =>
            contrastMatrix(of).pairs.filter((one) => one.ratio >= 4.5);
          const key = (one: { foregroundIndex: number; backgroundIndex: number }) =>
            `${one.foregroundIndex} on ${one.backgroundIndex}`;
          const after = new Set(passing(some.with(index, color)).map(key));
          // Each pair stands in the matrix twice.
          expect(pairsLost).toBe(passing(some).filter((one) => !after.has(key(one))).length / 2);
          return pairsLost;
        }),
      ),
    );
    expect(Math.max(...lost)).toBeGreaterThan(1);
  });

  it('are none where every pair passes', () => {
    expect(repairPalette(palette('#000000', '#FFFFFF'), [], 7)).toEqual([]);
  });
});
