import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { packRgb } from '../../../../../src/color/color';
import { contrastLevel } from '../../../../../src/color/contrastLevel';
import { contrastMatrix } from '../../../../../src/color/contrastMatrix';
import type { Engine } from '../../../../../src/engine/engine';
import { contrastBlocks } from '../../../../../src/features/builder/panels/contrast-matrix/contrastBlocks';
import { anyPalette, palette } from '../../../../color/generate/samples';
import { loadNodeEngine } from '../../../../support/nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const ratiosOf = (colors: ReturnType<typeof palette>) =>
  engine.contrastMatrix(colors.map(({ rgb }) => packRgb(rgb)));

describe('contrast blocks', () => {
  it('hold every ordered pair once, highest ratio first [B-90]', () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        const pairs = contrastBlocks(colors, ratiosOf(colors)).blocks.flat();
        const keys = pairs.map((pair) => `${pair.backgroundIndex} ${pair.foregroundIndex}`);
        expect(new Set(keys).size).toBe(colors.length * (colors.length - 1));
        expect(pairs).toHaveLength(keys.length);
        for (const { background, foreground, backgroundIndex, foregroundIndex } of pairs) {
          expect(background).toBe(colors[backgroundIndex]);
          expect(foreground).toBe(colors[foregroundIndex]);
        }
        const ratios = pairs.map(({ ratio }) => ratio);
        expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
      }),
    );
  });

  it('have the level of the exact ratio, not of one in 32 bits [B-93]', () => {
    const colors = palette('#FFFFFF', '#767676');
    // Off by as much as 32 bits may be, on the wrong side.
    const { blocks, tallies } = contrastBlocks(
      palette('#000000', '#757575'),
      Float32Array.of(1, 4.5, 4.5, 1),
    );
    const exact = contrastMatrix(palette('#000000', '#757575')).pairs[0]?.ratio ?? 0;
    expect(blocks[0]?.[0].ratio).toBe(exact);
    expect(tallies[contrastLevel(exact)]).toBe(2);
    expect(contrastBlocks(colors, ratiosOf(colors)).tallies).toEqual({ AAA: 2, 'AA Large': 0, Fail: 0 });
  });

  it('have the ratios that they are given, which are not computed once more, where no level is in doubt', () => {
    const { blocks } = contrastBlocks(palette('#000000', '#757575'), Float32Array.of(1, 3.125, 3.125, 1));
    expect(blocks[0]?.map(({ ratio }) => ratio)).toEqual([3.125, 3.125]);
  });

  it('tally as the exact matrix does', () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        expect(contrastBlocks(colors, ratiosOf(colors)).tallies).toEqual(contrastMatrix(colors).tallies);
      }),
    );
  });
});
