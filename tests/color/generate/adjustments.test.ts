import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import {
  ADJUSTMENT_KINDS,
  ADJUSTMENTS,
  adjustColor,
  adjustmentLabel,
  adjustPalette,
  highestLevel,
  TONES,
  type AdjustmentKind,
} from '../../../src/color/generate/adjustments';
import { adjustContrast } from '../../../src/color/generate/contrastAdjust';
import { anyColor, anyScope, hexes, keptLocked, palette } from './samples';

const TEAL = colorFromHex('#0D9488');
const MIDDLE = colorFromHsl({ h: 200, s: 40, l: 50 });

describe('an adjustment', () => {
  it('adds 12 of red per level to warm and 12 of blue to cool, and nothing else [B-35]', () => {
    expect(adjustColor(TEAL, { kind: 'warmer', level: 2 }).rgb).toEqual({ r: 37, g: 148, b: 136 });
    expect(adjustColor(TEAL, { kind: 'cooler', level: 3 }).rgb).toEqual({ r: 13, g: 148, b: 172 });
  });

  it('moves saturation and lightness by 6 percent per level [B-35]', () => {
    const changed = (kind: AdjustmentKind) => adjustColor(MIDDLE, { kind, level: 2 }).hsl;
    expect(changed('vibrant')).toEqual({ h: 200, s: 52, l: 50 });
    expect(changed('muted')).toEqual({ h: 200, s: 28, l: 50 });
    expect(changed('lighter')).toEqual({ h: 200, s: 40, l: 62 });
    expect(changed('darker')).toEqual({ h: 200, s: 40, l: 38 });
  });

  it('moves channels from the middle by 9 percent per level for contrast [B-35]', () => {
    // 128 + (228 − 128) × 1.18 = 246, 128 − 28 × 1.18 = 94.96
    expect(adjustContrast(colorFromHex('#E46480'), 2).rgb).toEqual({ r: 246, g: 95, b: 128 });
    expect(adjustColor(colorFromHex('#E46480'), { kind: 'contrast', level: 2 }).rgb.r).toBe(246);
  });

  it('is clamped at the bounds', () => {
    expect(formatHex(adjustColor(colorFromHex('#FA0000'), { kind: 'warmer', level: 4 }))).toBe('#FF0000');
    expect(adjustColor(MIDDLE, { kind: 'lighter', level: 10 }).hsl.l).toBe(100);
    expect(adjustColor(MIDDLE, { kind: 'darker', level: 10 }).hsl.l).toBe(0);
    expect(hexes([adjustContrast(colorFromHex('#F01080'), 4)])).toEqual(['#FF0080']);
  });

  it('leaves grays gray when colors become more vibrant', () => {
    const gray = colorFromHex('#808080');
    expect(adjustColor(gray, { kind: 'vibrant', level: 3 })).toBe(gray);
  });

  it('names its kind and level', () => {
    expect(adjustmentLabel({ kind: 'warmer', level: 2 })).toBe('Warmer × 2');
    expect(adjustmentLabel({ kind: 'contrast', level: 1 })).toBe('Contrast × 1');
  });
});

describe('the adjustments', () => {
  it('are six tones and contrast', () => {
    expect(TONES.map((kind) => ADJUSTMENTS[kind].label)).toEqual([
      'Warmer',
      'Cooler',
      'Vibrant',
      'Muted',
      'Lighter',
      'Darker',
    ]);
    expect([...ADJUSTMENT_KINDS].toSorted()).toEqual(Object.keys(ADJUSTMENTS).toSorted());
  });

  it('have opposites that name each other [B-32]', () => {
    const pairs = ADJUSTMENT_KINDS.map((kind) => [kind, ADJUSTMENTS[kind].opposite]);
    expect(pairs).toEqual([
      ['warmer', 'cooler'],
      ['cooler', 'warmer'],
      ['vibrant', 'muted'],
      ['muted', 'vibrant'],
      ['lighter', 'darker'],
      ['darker', 'lighter'],
      ['contrast', null],
    ]);
  });
});

describe('the highest level', () => {
  it.each([
    ['#FF0000', 'warmer', 0],
    ['#F40000', 'warmer', 0],
    ['#F30000', 'warmer', 1],
    ['#E70000', 'warmer', 2],
    ['#DB0000', 'warmer', 3],
    ['#000000', 'warmer', 3],
    ['#0000F3', 'cooler', 1],
    ['#0D9488', 'contrast', 1],
    ['#FFFFFF', 'contrast', 0],
  ] as const)('of %s %s is %i [B-33]', (hex, kind, level) => {
    expect(highestLevel(colorFromHex(hex), kind)).toBe(level);
  });

  it.each([
    ['vibrant', { h: 20, s: 94, l: 50 }, 1],
    ['vibrant', { h: 20, s: 95, l: 50 }, 0],
    ['muted', { h: 20, s: 17, l: 50 }, 2],
    ['lighter', { h: 20, s: 40, l: 82 }, 3],
    ['lighter', { h: 20, s: 40, l: 83 }, 2],
    ['darker', { h: 20, s: 40, l: 5 }, 0],
    // To the bound itself.
    ['darker', { h: 20, s: 40, l: 6 }, 1],
    ['muted', { h: 20, s: 18, l: 50 }, 3],
  ] as const)('of %s at %o is %i [B-33]', (kind, hsl, level) => {
    expect(highestLevel(colorFromHsl(hsl), kind)).toBe(level);
  });

  it('is 0 where the change cannot be seen', () => {
    expect(highestLevel(colorFromHsl({ h: 0, s: 50, l: 100 }), 'muted')).toBe(0);
    expect(highestLevel(colorFromHex('#808080'), 'vibrant')).toBe(0);
  });

  it('never needs clamping, and is at most 3 [B-33]', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...ADJUSTMENT_KINDS), (color, kind) => {
        const level = highestLevel(color, kind);
        const { channel, step }: { channel: string | null; step: number } = ADJUSTMENTS[kind];
        const values: Record<string, number> = { ...color.rgb, ...color.hsl };
        expect(level).toBeLessThanOrEqual(3);
        if (level === 0) return;
        const after: Record<string, number> = { ...adjustColor(color, { kind, level }).rgb };
        const hslAfter: Record<string, number> = { ...adjustColor(color, { kind, level }).hsl };
        const moved = channel === null ? null : (channel in after ? after : hslAfter)[channel];
        const expected = channel === null ? null : (values[channel] ?? 0) + step * level;
        expect(moved).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a row of the palette', () => {
  it('changes active colors only', () => {
    const before = palette('#202020', '#404040', '#606060');
    const row = adjustPalette(
      before,
      { kind: 'warmer', level: 1 },
      { locked: [], active: [true, false, true] },
    );
    expect(hexes(row)).toEqual(['#2C2020', '#404040', '#6C6060']);
  });

  it('keeps locked colors, active or not', () => {
    fc.assert(
      fc.property(
        anyScope,
        fc.constantFrom(...ADJUSTMENT_KINDS),
        fc.integer({ min: 1, max: 4 }),
        ({ colors, locked, active }, kind, level) => {
          const row = adjustPalette(colors, { kind, level }, { locked, active });
          expect(row).toHaveLength(colors.length);
          expect(keptLocked(colors, row, locked)).toBe(true);
          expect(
            keptLocked(
              colors,
              row,
              active.map((on) => !on),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
