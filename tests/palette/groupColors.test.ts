import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromHsl, colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { formatHex } from '../../src/color/format';
import { rgbToLab } from '../../src/color/lab';
import { coverage, coveringColors, STANDS_FOR } from '../../src/palette/coveringColors';
import { ALIKE_BELOW, groupColors } from '../../src/palette/groupColors';

const found = (...hexes: readonly string[]) => hexes.map((hex) => ({ color: colorFromHex(hex), name: null }));
const times = (count: number, hex: string): string[] => Array.from({ length: count }, () => hex);
const shown = (groups: ReturnType<typeof groupColors>): string[] =>
  groups.map(({ color, count }) => `${formatHex(color)} ${count}`);

const manyArbitrary = fc
  .array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 400 })
  .map((packed) => packed.map((value) => ({ color: colorFromPacked(value), name: null })));

describe('colors that look alike', () => {
  it('are one, the most frequent of them, with how often all were found', () => {
    const groups = groupColors(found('#0D9488', '#0E9589', ...times(3, '#0D9589'), ...times(2, '#FF5A5F')));
    expect(shown(groups)).toEqual(['#0D9589 5', '#FF5A5F 2']);
  });

  it('are first where they are most often found together', () => {
    const groups = groupColors(
      found(...times(3, '#FF5A5F'), ...times(2, '#0D9488'), ...times(2, '#0E9589'), ...times(5, '#222222')),
    );
    expect(shown(groups)).toEqual(['#222222 5', '#0D9488 4', '#FF5A5F 3']);
  });

  // Near black lightness counts least, in deep blue a and b do: there colors far apart in Lab are alike.
  it.each([
    ['#000000', '#0E0E0E'],
    ['#FFFFFF', '#F5F5F5'],
    ['#0000FF', '#0000F8'],
    ['#2A00FF', '#1500FF'],
  ])('are alike as far as ΔE00 says so, however far apart in Lab: %s and %s', (one, other) => {
    expect(groupColors(found(one, other))).toHaveLength(1);
  });

  it('have the first name that one of them had', () => {
    const [group] = groupColors([
      { color: colorFromHex('#0D9488'), name: null },
      { color: colorFromHex('#0D9488'), name: 'Teal' },
      { color: colorFromHex('#0E9589'), name: 'Sea' },
    ]);
    expect(group?.name).toBe('Teal');
  });

  it('stay apart where the eye tells them apart, and none is lost', () => {
    fc.assert(
      fc.property(manyArbitrary, (colors) => {
        const groups = groupColors(colors);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(colors.length);
        for (const [i, { lab }] of groups.entries())
          for (const other of groups.slice(i + 1))
            expect(deltaE00(lab, other.lab)).toBeGreaterThanOrEqual(ALIKE_BELOW - 1e-9);
        for (const { color } of colors) {
          const lab = rgbToLab(color.rgb);
          expect(groups.some((group) => deltaE00(group.lab, lab) < ALIKE_BELOW)).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are a manageable number, however many colors there are', () => {
    const colors = Array.from({ length: 10_000 }, (_, i) => ({
      color: colorFromPacked((i * 2_654_435_761) % 0x1000000),
      name: null,
    }));
    const groups = groupColors(colors);
    expect(groups.length).toBeLessThanOrEqual(600);
    expect(groups.length).toBeGreaterThan(100);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  });

  it.each([
    ['the most frequent one', ['#808080', ...times(5, '#818181')], '#818181'],
    ['that one where it comes first, too', [...times(5, '#818181'), '#808080'], '#818181'],
    ['the first of equally frequent ones', ['#808080', '#818181'], '#808080'],
  ])('are shown as %s of them among a thousand others, too', (_, gray, shownAs) => {
    const others = Array.from({ length: 1000 }, (__, i) =>
      formatHex(colorFromPacked(((i * 4) << 8) + 0xc00000)),
    );
    const hexes = groupColors(found(...gray, ...others)).map(({ color }) => formatHex(color));
    expect(hexes.filter((hex) => hex === '#808080' || hex === '#818181')).toEqual([shownAs]);
  });
});

describe('the nine that cover most', () => {
  it('are the most frequent and those that nothing else comes near', () => {
    const reds = ['#E11D48', '#DC2646', '#E5203A', '#D61F50'];
    const groups = groupColors(
      found(...reds.flatMap((hex) => times(5, hex)), ...times(4, '#0D9488'), ...times(3, '#1E3A8A')),
    );
    const chosen = coveringColors(groups, 3).map((i) => formatHex(groups[i]?.color ?? colorFromHex('#000')));
    expect(chosen).toContain('#0D9488');
    expect(chosen).toContain('#1E3A8A');
    expect(chosen.some((hex) => reds.includes(hex))).toBe(true);
  });

  it('have a color that is everywhere, and not one of several near to it', () => {
    const rare = Array.from({ length: 60 }, (_, i) =>
      formatHex(colorFromHsl({ h: (i * 47) % 360, s: 30 + ((i * 13) % 60), l: 15 + ((i * 29) % 75) })),
    );
    const groups = groupColors(found(...times(33, '#0D9488'), ...rare.flatMap((hex) => times(4, hex))));
    expect(groups[0]?.count).toBe(33);
    expect(coveringColors(groups, 9)).toContain(0);
  });

  it('are no more than there are, in the order of the groups, none twice', () => {
    fc.assert(
      fc.property(manyArbitrary, fc.integer({ min: 2, max: 9 }), (colors, most) => {
        const groups = groupColors(colors);
        const chosen = coveringColors(groups, most);
        expect(chosen).toHaveLength(Math.min(most, groups.length));
        expect(chosen).toEqual([...new Set(chosen)].toSorted((a, b) => a - b));
      }),
      { numRuns: 15 },
    );
  });

  it('stand for the colors near to them', () => {
    const groups = groupColors(
      found(...times(6, '#0D9488'), ...times(2, '#129C90'), '#FF5A5F', '#FF5A5F', '#FF5A5F'),
    );
    expect(groups).toHaveLength(3);
    const [first, , third] = groups;
    expect(first && third && deltaE00(first.lab, third.lab)).toBeLessThan(STANDS_FOR);
    expect(coverage(groups, new Set([0]))).toBeCloseTo(8 / 11, 10);
    expect(coverage(groups, new Set([0, 1]))).toBe(1);
    expect(coverage(groups, new Set())).toBe(0);
  });

  it('are nothing where nothing was found', () => {
    expect(coveringColors([], 9)).toEqual([]);
    expect(coverage([], new Set())).toBe(0);
  });

  it('are the first ones where others cover as much', () => {
    const groups = groupColors(found('#000000', '#FFFFFF', '#0D9488'));
    expect(coveringColors(groups, 1)).toEqual([0]);
    expect(coveringColors(groups, 2)).toEqual([0, 1]);
  });
});
