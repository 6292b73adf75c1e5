import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import { sortedColors } from '../../../../src/features/projects/list/sortedColors';
import { paletteOf } from '../samples';

const thread = (...palettes: readonly (readonly string[])[]) =>
  sortedColors(palettes.map((hexes) => paletteOf(...hexes))).map((color) => formatHex(color));

describe('the thread of a project', () => {
  it('holds every color once', () => {
    expect(thread(['#FF0000', '#0000FF'], ['#FF0000', '#00FF00'])).toHaveLength(3);
  });

  it('goes around the hues and ends with the neutrals', () => {
    expect(thread(['#888888', '#0000FF', '#FF0000', '#00FF00'])).toEqual([
      '#FF0000',
      '#00FF00',
      '#0000FF',
      '#888888',
    ]);
  });

  it('goes from light to dark within a hue, and within the neutrals', () => {
    expect(thread(['#7F0000', '#111111', '#FF0000', '#EEEEEE'])).toEqual([
      '#FF0000',
      '#7F0000',
      '#EEEEEE',
      '#111111',
    ]);
  });
});
