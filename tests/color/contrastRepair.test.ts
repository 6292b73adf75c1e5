import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { contrastMatrix } from '../../src/color/contrastMatrix';
import {
  isProgress,
  REPAIR_TARGETS,
  repairPalette,
  repairsOf,
  type PaletteRepair,
} from '../../src/color/contrastRepair';
import { deltaE00 } from '../../src/color/distance';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToLab } from '../../src/color/lab';
import { rgbToOklch } from '../../src/color/oklab';
import { randomInt } from '../../src/color/random';
import type { Color } from '../../src/color/types';
import { anyPalette, palette, seededRandom } from './generate/samples';

const random = seededRandom(12);
const anyPacked = (): Color => colorFromPacked(randomInt(random, 0, 0xffffff));
const PAIRS = Array.from({ length: 10_000 }, () => [anyPacked(), anyPacked()] as const);

const BLACK = colorFromHex('#000000');
const WHITE = colorFromHex('#FFFFFF');
const apart = (a: Color, b: Color): number => deltaE00(rgbToLab(a.rgb), rgbToLab(b.rgb));
const ratio = (a: Color, b: Color): number => contrastRatio(a.rgb, b.rgb);

const MINUTE_MS = 60_000;

describe('contrast repair', () => {
  it.each(REPAIR_TARGETS)(
    'reaches %f on the rounded color of 10,000 random pairs, or neither black nor white would',
    { timeout: MINUTE_MS },
    (target) => {
      const failed = PAIRS.filter(([color, against]) => {
        const repairs = repairsOf(color, against, target);
        if (repairs.length === 0) return Math.max(ratio(BLACK, against), ratio(WHITE, against)) >= target;
        return repairs.some(
          (one) => ratio(one.color, against) < target || one.ratio !== ratio(one.color, against),
        );
      });
      expect(failed).toEqual([]);
    },
  );

  it('always reaches 4.5', () => {
    expect(PAIRS.filter(([color, against]) => repairsOf(color, against, 4.5).length === 0)).toEqual([]);
  });

  it('keeps a color that passes', () => {
    const kept = PAIRS.filter(([color, against]) => {
      if (ratio(color, against) < 4.5) return false;
      const [repaired, ...others] = repairsOf(color, against, 4.5);
      return repaired?.color !== color || repaired.lightnessChange !== 0 || others.length > 0;
    });
    expect(kept).toEqual([]);
  });

  it('changes lightness alone: the hue stays, and chroma is at most what it was', () => {
    const off = PAIRS.slice(0, 2000).flatMap(([color, against]) => {
      const [repaired] = repairsOf(color, against, 4.5);
      const [before, after] = [rgbToOklch(color.rgb), rgbToOklch((repaired?.color ?? color).rgb)];
      if (after.okC > before.okC + 0.01) return [color];
      const turn = Math.abs(before.okH - after.okH);
      // 8-bit rounding turns the hue of weak colors.
      return after.okC > 0.03 && Math.min(turn, 360 - turn) > 6 ? [color] : [];
    });
    expect(off).toEqual([]);
  });

  it('is the nearest: no smaller change of lightness in its direction passes', () => {
    const nearer = PAIRS.slice(0, 1000).filter(([color, against]) => {
      const origin = rgbToOklch(color.rgb);
      return repairsOf(color, against, 4.5).some(({ lightnessChange }) => {
        const most = Math.abs(lightnessChange) / 100 - 0.004;
        return Array.from({ length: 50 }, (_, i) => ((i + 1) / 50) * most).some(
          (change) =>
            change > 0 &&
            contrastRatio(
              oklchInGamut({ ...origin, okL: origin.okL + Math.sign(lightnessChange) * change }),
              against.rgb,
            ) >= 4.5,
        );
      });
    });
    expect(nearer).toEqual([]);
  });

  it('comes with the difference that it makes to the eye, the smaller one first', () => {
    const off = PAIRS.slice(0, 2000).filter(([color, against]) => {
      const repairs = repairsOf(color, against, 4.5);
      const differences = repairs.map((one) => deltaE00(rgbToLab(color.rgb), rgbToLab(one.color.rgb)));
      return (
        repairs.some(({ difference }, i) => difference !== differences[i]) ||
        (differences[0] ?? 0) > (differences[1] ?? Infinity)
      );
    });
    expect(off).toEqual([]);
  });

  it('says how far the lightness moved, up or down', () => {
    const [onDark] = repairsOf(colorFromHex('#2B3FD6'), BLACK, 4.5);
    const [onLight] = repairsOf(colorFromHex('#FF6A3D'), WHITE, 4.5);
    expect(onDark?.lightnessChange).toBeGreaterThan(0);
    expect(onLight?.lightnessChange).toBeLessThan(0);
  });

  it('is none for a color that just reaches the ratio', () => {
    const [color, against] = [colorFromHex('#FF6A3D'), colorFromHex('#2B3FD6')];
    const just = ratio(color, against);
    expect(repairsOf(color, against, just).map((one) => one.color)).toEqual([color]);
    expect(repairPalette([color, against], [], just)).toEqual([]);
  });

  it('may end at white or black itself, where only that reaches the ratio', () => {
    const [repaired] = repairsOf(colorFromHex('#808080'), BLACK, 21);
    expect(repaired?.color.rgb).toEqual(WHITE.rgb);
  });

  it('is impossible at 7 on a middle gray', () => {
    expect(repairsOf(BLACK, colorFromHex('#808080'), 7)).toEqual([]);
  });
});

describe('the repairs of a pair', () => {
  const colors = palette('#2B3FD6', '#FF6A3D');
  const repairs = (target: number, locked: boolean[] = []) =>
    repairPalette(colors, locked, target)[0]?.repairs ?? [];

  it('change either side, the one that looks less different first, and reach the target', () => {
    const both = repairs(4.5);
    expect(both.map(({ index }) => index).toSorted((x, y) => x - y)).toEqual([0, 1]);
    const differences = both.map(({ difference }) => difference);
    expect(differences).toEqual(differences.toSorted((x, y) => x - y));
    for (const { index, color } of both) {
      const [first, second] = colors.with(index, color);
      expect(first && second && ratio(first, second)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('never touch a locked color', () => {
    const through = (locked: boolean[]) => repairs(7, locked).map(({ index }) => index);
    expect(through([true, false])).not.toContain(0);
    expect(through([false, true])).not.toContain(1);
    expect(through([true, true])).toEqual([]);
  });

  it('go the longer way where the shorter one costs another pair its contrast', () => {
    const [pair] = repairPalette(palette('#FFFFFF', '#949494', '#6B6B6B'), [true, false, true], 3);
    const [nearest] = repairsOf(colorFromHex('#949494'), colorFromHex('#6B6B6B'), 3);
    expect(pair?.indexes).toEqual([1, 2]);
    // Lighter, the gray would miss white.
    expect(nearest?.lightnessChange).toBeGreaterThan(0);
    expect(pair?.repairs[0]?.lightnessChange).toBeLessThan(0);
    expect(pair?.repairs[0]?.pairsLost).toBe(0);
  });
});

describe('the repairs of a palette', () => {
  const colors = palette('#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D');

  it('list every pair below the ratio once', () => {
    const failing = repairPalette(colors, [], 4.5);
    const expected = colors.flatMap((a, i) =>
      colors
        .slice(i + 1)
        .map((b) => ratio(a, b))
        .filter((value) => value < 4.5),
    );
    const byRatio = (a: number, b: number): number => b - a;
    expect(failing.map((pair) => pair.ratio).toSorted(byRatio)).toEqual(expected.toSorted(byRatio));
  });

  it('come with those first that cost no other pair its contrast, the cheapest before', () => {
    const best = repairPalette(colors, [], 4.5).flatMap(({ repairs }) => repairs.slice(0, 1));
    const free = best.filter(({ pairsLost }) => pairsLost === 0);
    expect(best.slice(0, free.length)).toEqual(free);
    expect(free.length).toBeGreaterThan(1);
    expect(free).toEqual(free.toSorted((a, b) => a.difference - b.difference));
  });

  it('stand in order: free ones before others, then what leaves all colors, then progress, then by how they look; what has none last', () => {
    const locks = [[], [true, false, true], [false, true, true, true], [true, true, true, true, false]];
    const isInOrder = <T>(list: readonly T[], keys: (one: T) => readonly number[]): boolean =>
      list.slice(1).every((one, i) => {
        const [before, after] = [keys(list[i] ?? one), keys(one)];
        const at = before.findIndex((key, k) => key !== after[k]);
        return at < 0 || (before[at] ?? 0) < (after[at] ?? 0);
      });
    const costOf = (repair: PaletteRepair): number[] => [
      Number(repair.pairsLost > 0),
      Number(repair.lookAlike !== null),
      Number(repair.pairsWon <= repair.pairsLost),
      repair.difference,
    ];
    const kinds = new Set<string>();
    for (const some of fc.sample(anyPalette, { numRuns: 16, seed: 7 }))
      for (const locked of locks) {
        const target = locked.length % 2 === 0 ? 3 : 4.5;
        const failing = repairPalette(some, locked, target);
        const isOrdered = isInOrder(failing, ({ repairs: [best], ratio: missed }) =>
          best ? [0, ...costOf(best)] : [1, -missed],
        );
        expect(isOrdered).toBe(true);
        for (const { repairs, indexes } of failing) {
          expect(isInOrder(repairs, costOf)).toBe(true);
          const through = repairs.map(({ index }) => index);
          expect(new Set(through).size).toBe(through.length);
          expect(indexes[0]).toBeLessThan(indexes[1]);
          for (const one of repairs) kinds.add(costOf(one).slice(0, 3).join(' '));
          if (repairs.length === 0) kinds.add('none');
        }
      }
    // Each kind has been among them.
    const some = ['0 0 0', '0 1 0', '1 0 0', '1 0 1', '1 1 0', '1 1 1', 'none'];
    expect([...kinds].toSorted()).toEqual(some);
  });

  it('that are progress never lead back: with each, fewer pairs miss the ratio', () => {
    const steps = fc.sample(anyPalette, { numRuns: 12, seed: 11 }).flatMap((some) =>
      REPAIR_TARGETS.flatMap((target) => {
        let now: readonly Color[] = some;
        const counts = [repairPalette(now, [], target).length];
        for (;;) {
          const next = repairPalette(now, [], target)
            .flatMap(({ repairs }) => repairs)
            .find(isProgress);
          if (!next) return [counts];
          now = now.with(next.index, next.color);
          counts.push(repairPalette(now, [], target).length);
          if (counts.length > 40) return [counts];
        }
      }),
    );
    expect(
      steps.filter((counts) => counts.some((count, i) => i > 0 && count >= (counts[i - 1] ?? 0))),
    ).toEqual([]);
    expect(Math.max(...steps.map(({ length }) => length))).toBeGreaterThan(5);
  });

  it('tell which color they would look like, and go the other way where there is one', () => {
    const pairOf = (of: readonly Color[], locked: boolean[], indexes: readonly [number, number]) =>
      repairPalette(of, locked, 4.5).find((pair) => pair.indexes.join() === indexes.join());
    // The only way for a gray on white ends beside the darker gray.
    const grays = palette('#FFFFFF', '#8A8A8A', '#737373');
    expect(pairOf(grays, [true, false, true], [0, 1])?.repairs).toMatchObject([{ index: 1, lookAlike: 2 }]);
    // These look alike as they are: nothing is lost.
    const same = palette('#FFFFFF', '#7A7A7A', '#737373');
    expect(pairOf(same, [true, false, true], [0, 1])?.repairs).toMatchObject([{ index: 1, lookAlike: null }]);
    const seen = fc.sample(anyPalette, { numRuns: 60, seed: 3 }).flatMap((some) =>
      repairPalette(some, [], 4.5).flatMap(({ repairs }) =>
        repairs.map(({ index, color, lookAlike }) => {
          const alike = some.flatMap((other, at) => {
            const before = some[index];
            const isNew = before && apart(color, other) < 5 && apart(before, other) >= 5;
            return isNew && at !== index ? [at] : [];
          });
          expect(lookAlike).toBe(alike[0] ?? null);
          return lookAlike !== null;
        }),
      ),
    );
    expect(seen).toContain(true);
  });

  it('name no locked color', () => {
    const failing = repairPalette(colors, [false, true, false, false, false], 4.5);
    expect(failing.flatMap(({ repairs }) => repairs.map(({ index }) => index))).not.toContain(1);
    expect(failing.flatMap(({ repairs }) => repairs).length).toBeGreaterThan(0);
  });

  it('tell how many other pairs would miss the ratio then, and how many reach it', () => {
    const lost = fc.sample(anyPalette, { numRuns: 40, seed: 5 }).flatMap((some) =>
      repairPalette(some, [], 4.5).flatMap((pair) =>
        pair.repairs.map(({ index, color, pairsLost, pairsWon }) => {
          const passing = (of: readonly Color[]) =>
            contrastMatrix(of).pairs.filter((one) => one.ratio >= 4.5);
          const key = (one: { foregroundIndex: number; backgroundIndex: number }) =>
            `${one.foregroundIndex} on ${one.backgroundIndex}`;
          const after = new Set(passing(some.with(index, color)).map(key));
          // Each pair stands in the matrix twice.
          expect(pairsLost).toBe(passing(some).filter((one) => !after.has(key(one))).length / 2);
          expect(after.size / 2).toBe(passing(some).length / 2 - pairsLost + pairsWon);
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
