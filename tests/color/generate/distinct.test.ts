import { describe, expect, it } from 'vitest';
import { drawDistinct, hasDuplicates } from '../../../src/color/generate/distinct';
import { hexes, palette } from './samples';

const TWINS = palette('#0D9488', '#FFFFFF', '#0D9488');

/** Draws that give the palettes one after the other, the last one for ever. */
const drawing = (...palettes: ReturnType<typeof palette>[]) => {
  const drawn = {
    count: 0,
    draw: () => ({ palette: palettes[Math.min(drawn.count++, palettes.length - 1)] ?? [] }),
  };
  return drawn;
};

describe('drawing without duplicates', () => {
  it('goes on until a palette has none [B-34] [B-70]', () => {
    const free = palette('#0D9488', '#FFFFFF', '#000000');
    const drawn = drawing(TWINS, TWINS, free, TWINS);
    expect(hexes(drawDistinct(drawn.draw, []).palette)).toEqual(hexes(free));
    expect(drawn.count).toBe(3);
  });

  it('ends after ten draws, with the last one [B-34] [B-70]', () => {
    const drawn = drawing(TWINS);
    expect(hexes(drawDistinct(drawn.draw, []).palette)).toEqual(hexes(TWINS));
    expect(drawn.count).toBe(10);
  });
});

describe('duplicates', () => {
  it('are colors that show as the same hex, unless both are locked [B-34]', () => {
    expect(hasDuplicates(TWINS)).toBe(true);
    expect(hasDuplicates(TWINS, [true, false, false])).toBe(true);
    expect(hasDuplicates(TWINS, [true, false, true])).toBe(false);
    expect(hasDuplicates(palette('#0D9488', '#0D9489'))).toBe(false);
  });
});
