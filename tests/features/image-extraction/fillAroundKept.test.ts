import { describe, expect, it } from 'vitest';

import { fillAroundKept } from '../../../src/features/image-extraction/fillAroundKept';
import { evenPalette } from './fakePictures';

const [RED, GREEN, BLUE, WHITE, BLACK, ORANGE] = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000, 0xff8800];

const kept = (rgb: number) => ({ rgb, share: 0.1, isKept: true });
const free = (rgb: number) => ({ rgb, share: 0.1 });
const colorsOf = (entries: readonly { readonly rgb: number }[]): number[] => entries.map(({ rgb }) => rgb);

describe('a palette made anew around kept colors', () => {
  it('is the automatic one where none is kept', () => {
    const automatic = evenPalette([RED, GREEN]);
    expect(fillAroundKept([free(BLUE)], automatic, 2)).toBe(automatic);
  });

  it('has them where they were, the automatic ones around them in their order', () => {
    const current = [free(BLACK), kept(ORANGE), free(WHITE)];
    const palette = fillAroundKept(current, evenPalette([GREEN, BLUE, WHITE, BLACK, RED]), 5);
    expect(palette[1]).toEqual(kept(ORANGE));
    // Red, the nearest to what is kept, makes way for it.
    expect(colorsOf(palette)).toEqual([GREEN, ORANGE, BLUE, WHITE, BLACK]);
  });

  it('moves them up no further than a shorter palette asks', () => {
    const current = [free(BLACK), free(WHITE), free(GREEN), kept(ORANGE), kept(BLUE)];
    const palette = fillAroundKept(current, evenPalette([BLACK, WHITE, GREEN]), 3);
    expect(colorsOf(palette)).toEqual([expect.any(Number), ORANGE, BLUE]);
  });

  it('is as long as what is kept where that is more than was asked for', () => {
    const current = [kept(RED), kept(GREEN), kept(BLUE)];
    expect(fillAroundKept(current, evenPalette([BLACK, WHITE]), 2)).toEqual(current);
  });

  it('says nothing twice: automatic colors that are nearly a kept one are left out', () => {
    const palette = fillAroundKept([kept(RED)], evenPalette([0xfe0101, GREEN]), 4);
    expect(colorsOf(palette)).toEqual([RED, GREEN]);
  });
});
