import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, sameColor } from '../../../src/color/color';
import { ADJUSTMENTS, adjustColor } from '../../../src/color/generate/adjustments';
import { hasDuplicates } from '../../../src/color/generate/distinct';
import { applyAdjustments, randomAdjust } from '../../../src/color/generate/randomAdjust';
import { anyScope, anySeed, hexes, keptLocked, palette, seededRandom } from './samples';

const FIVE = palette('#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D');
const NONE = { locked: [] };

const draws = (count: number) =>
  Array.from({ length: count }, (_, seed) => randomAdjust(FIVE, NONE, seededRandom(seed)));

describe('a random adjustment', () => {
  it('is one or two adjustments of level 1 to 3, never in conflict, and every kind comes up [B-31, B-32]', () => {
    const seen = new Set<string>();
    const counts = new Set<number>();
    for (const drawn of draws(400)) {
      const adjustments = drawn?.adjustments ?? [];
      counts.add(adjustments.length);
      const [first, second] = adjustments;
      for (const { kind, level } of adjustments) {
        seen.add(kind);
        expect([1, 2, 3]).toContain(level);
      }
      expect(first?.kind).not.toBe(second?.kind);
      expect(ADJUSTMENTS[first?.kind ?? 'contrast'].opposite).not.toBe(second?.kind ?? 'none');
    }
    expect(counts).toEqual(new Set([1, 2]));
    expect([...seen].toSorted()).toEqual(Object.keys(ADJUSTMENTS).toSorted());
  });

  it('shows a change, and its palette is what its labels say', () => {
    fc.assert(
      fc.property(anyScope, anySeed, ({ colors, locked, active }, random) => {
        const drawn = randomAdjust(colors, { locked, active }, random);
        const isFixed = colors.every((_, i) => locked[i] === true || active[i] === false);
        expect(drawn === null).toBe(isFixed);
        if (!drawn) return;
        expect(drawn.adjustments.length).toBeGreaterThan(0);
        expect(applyAdjustments(colors, drawn.adjustments, { locked, active })).toEqual(drawn.palette);
        expect(keptLocked(colors, drawn.palette, locked)).toBe(true);
        expect(
          keptLocked(
            colors,
            drawn.palette,
            active.map((on) => !on),
          ),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('names no adjustment that nothing can follow: white gets no lighter, gray no duller', () => {
    for (const color of ['#FFFFFF', '#000000', '#808080', '#FF0000']) {
      const before = palette(color);
      for (let seed = 0; seed < 100; seed++) {
        const { adjustments = [] } = randomAdjust(before, NONE, seededRandom(seed)) ?? {};
        let shown = before;
        for (const adjustment of adjustments) {
          const next = applyAdjustments(shown, [adjustment], NONE);
          expect([color, adjustment, hexes(next)]).not.toEqual([color, adjustment, hexes(shown)]);
          shown = next;
        }
      }
    }
  });

  it('stays within bounds: a color goes only as far as it can [B-33]', () => {
    const before = palette('#FFFFFF', '#E80000', '#101010');
    const warmed = applyAdjustments(before, [{ kind: 'warmer', level: 3 }], NONE);
    expect(hexes(warmed)).toEqual(['#FFFFFF', '#F40000', '#341010']);
  });

  it('applies the second adjustment to what the first one made', () => {
    const [color] = applyAdjustments(
      palette('#808080', '#000000'),
      [
        { kind: 'warmer', level: 1 },
        { kind: 'darker', level: 1 },
      ],
      NONE,
    );
    const warm = adjustColor(colorFromHex('#808080'), { kind: 'warmer', level: 1 });
    expect(color).toEqual(adjustColor(warm, { kind: 'darker', level: 1 }));
  });

  it('draws again while colors would coincide [B-34]', () => {
    // Warmer × 1 brings the first onto the second, which is at its bound: this level is not taken.
    const before = palette('#F30000', '#FF0000', '#00FF00');
    const results = Array.from({ length: 300 }, (_, seed) => randomAdjust(before, NONE, seededRandom(seed)));
    expect(results.every((drawn) => drawn && !hasDuplicates(drawn.palette))).toBe(true);
  });

  it('gives the last of ten draws where every one has duplicates [B-34]', () => {
    const twins = palette('#336699', '#336699');
    const inputs: number[] = [];
    const base = seededRandom(7);
    const drawn = randomAdjust(twins, NONE, () => {
      inputs.push(1);
      return base();
    });
    const [first, second] = drawn?.palette ?? [];
    expect(first && second && sameColor(first, second)).toBe(true);
    // Each draw takes a count and two numbers per adjustment: 3 or 5.
    expect(inputs.length).toBeGreaterThanOrEqual(30);
    expect(inputs.length).toBeLessThanOrEqual(50);
  });

  it('is nothing when all colors are locked or switched off', () => {
    const random = seededRandom(1);
    expect(randomAdjust(FIVE, { locked: FIVE.map(() => true) }, random)).toBeNull();
    expect(randomAdjust(FIVE, { locked: [], active: FIVE.map(() => false) }, random)).toBeNull();
  });
});
