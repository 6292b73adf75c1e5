import { describe, expect, it } from 'vitest';

import { colorFromPacked, packRgb } from '../../../src/color/color';
import { confusedPairs } from '../../../src/color/confusedPairs';
import { contrastRatio } from '../../../src/color/contrast';
import { repairPalette } from '../../../src/color/contrastRepair';
import { DEFICIENCIES, simulateDeficiency, type DeficiencyKind } from '../../../src/color/deficiency';
import { createColorAnalysis } from '../../../workers/color-analysis/analyze';
import { ENGINES } from '../../engine/engines';
import { SRGB_GRID } from '../../color/grid';

const KINDS = Object.keys(DEFICIENCIES) as DeficiencyKind[];
const COLORS = SRGB_GRID.map(packRgb).slice(0, 900);
const channels = (packed: number): number[] => [packed >>> 16, (packed >>> 8) & 255, packed & 255];

describe.each(ENGINES)('color analysis with $name', ({ load }) => {
  it('shows every deficiency at most one code off the formula', async () => {
    const { vision } = createColorAnalysis(await load());
    for (let at = 0; at < COLORS.length; at += 9) {
      const colors = COLORS.slice(at, at + 9);
      const { seen } = vision(colors);
      expect(Object.keys(seen)).toEqual(KINDS);
      for (const kind of KINDS) {
        const right = colors.flatMap((color) =>
          channels(packRgb(simulateDeficiency(colorFromPacked(color).rgb, kind))),
        );
        const off = seen[kind].flatMap(channels).map((value, i) => Math.abs(value - (right[i] ?? 999)));
        expect(Math.max(...off)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('lists the pairs that look alike', async () => {
    const { vision } = createColorAnalysis(await load());
    const colors = [0xc0504d, 0x6b8e23, 0xffffff];
    expect(vision(colors).confused).toEqual(confusedPairs(colors.map(colorFromPacked)));
    expect(vision(colors).confused.map(({ vision: kind }) => kind)).toContain('deuteranopia');
  });

  it('gives the ratio of every ordered pair, rows as backgrounds', async () => {
    const { contrast } = createColorAnalysis(await load());
    const colors = [0xffffff, 0x767676, 0x0d9488];
    const ratios = contrast(colors);
    for (const [i, background] of colors.entries())
      for (const [j, text] of colors.entries())
        expect(ratios[i * 3 + j]).toBeCloseTo(
          contrastRatio(colorFromPacked(background).rgb, colorFromPacked(text).rgb),
          4,
        );
  });

  it('repairs the pairs below a ratio, with locked colors as they are', async () => {
    const { repairs } = createColorAnalysis(await load());
    const colors = [0x2b3fd6, 0xff6a3d, 0xffffff];
    const locked = [true, false, false];
    expect(repairs(colors, locked, 4.5)).toEqual(repairPalette(colors.map(colorFromPacked), locked, 4.5));
    expect(repairs(colors, locked, 4.5)).not.toEqual(repairs(colors, [], 4.5));
  });

  it('suggests a palette that confuses nobody, with locked colors as they are', async () => {
    const { suggestSafe } = createColorAnalysis(await load());
    const { colors, unsolved } = suggestSafe([0xc0504d, 0x6b8e23], [true, false]);
    expect(unsolved).toEqual([]);
    expect(colors[0]).toBe(0xc0504d);
    expect(colors[1]).not.toBe(0x6b8e23);
    expect(confusedPairs(colors.map(colorFromPacked))).toEqual([]);
  });
});
