import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapCandidates } from '../../../src/color/generate/swap';
import { anyPalette, anySeed, hexes, palette, seededRandom } from './samples';

describe('swap candidates', () => {
  it('are ten palettes that differ in the selected color only [B-89]', () => {
    fc.assert(
      fc.property(anyPalette, anySeed, fc.nat(), (colors, random, pick) => {
        const selected = pick % colors.length;
        const candidates = swapCandidates(colors, selected, [], random);
        expect(candidates).toHaveLength(10);
        for (const candidate of candidates)
          expect(candidate.map((color, i) => color === colors[i])).toEqual(
            colors.map((_, i) => i !== selected),
          );
        const drawn = candidates.map((candidate) => candidate[selected]);
        expect(new Set(hexes([...colors, ...drawn.filter((color) => color !== undefined)])).size).toBe(
          new Set(hexes(colors)).size + 10,
        );
      }),
    );
  });

  it('draw again what the palette already has', () => {
    // The first three numbers make hsl(0, 15%, 15%), which is taken.
    const numbers = [0, 0, 0];
    const later = seededRandom(9);
    const [first] = swapCandidates(palette('#2C2121', '#FFFFFF'), 1, [], () => numbers.shift() ?? later());
    expect(hexes(first ?? [])[1]).not.toBe('#2C2121');
  });

  it('are none while the selected color is locked, or where none is selected', () => {
    const colors = palette('#111111', '#222222');
    expect(swapCandidates(colors, 1, [false, true], seededRandom(1))).toEqual([]);
    expect(swapCandidates(colors, 2, [], seededRandom(1))).toEqual([]);
    expect(swapCandidates(colors, 0, [false, true], seededRandom(1))).toHaveLength(10);
  });
});
