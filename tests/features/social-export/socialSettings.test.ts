import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { socialFileName } from '../../../src/features/social-export/socialFileName';
import { DIMENSIONS, FIRST_SETTINGS, toPicture } from '../../../src/features/social-export/socialSettings';

const PALETTE = { colors: ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex)), name: 'Teal' };
const NAMES = ['Teal', 'Wild Sand'];

describe('the settings of a picture to post', () => {
  it('have three dimensions, 1080x1350 first [A-28]', () => {
    expect(DIMENSIONS.map(({ value }) => value)).toEqual(['1080x1350', '1080x1080', '1080x1920']);
    expect(FIRST_SETTINGS.dimensions).toBe('1080x1350');
    for (const { value, width, height } of DIMENSIONS) {
      expect(`${width}x${height}`).toBe(value);
      expect(toPicture({ ...FIRST_SETTINGS, dimensions: value }, PALETTE, NAMES, null)).toMatchObject({
        width,
        height,
      });
    }
  });

  it.each([
    [{}, 'palette-social-media.png'],
    [{ format: 'jpg' }, 'palette-social-media.jpg'],
    [{ mode: 'colors', colorIndex: 0 }, 'color-1-social-media.png'],
    [{ mode: 'colors', colorIndex: 8, format: 'jpg' }, 'color-9-social-media.jpg'],
    [{ colorIndex: 3 }, 'palette-social-media.png'],
  ] as const)('name the file of %j as %s [A-30]', (change, name) => {
    expect(socialFileName({ ...FIRST_SETTINGS, ...change })).toBe(name);
  });

  it('call a palette by its name, or by the color that the title stands on, and say of which week it is', () => {
    expect(toPicture(FIRST_SETTINGS, PALETTE, NAMES, null)).toMatchObject({
      title: 'Teal',
      note: '2 colors',
    });
    expect(toPicture(FIRST_SETTINGS, { ...PALETTE, name: null }, NAMES, 47)).toMatchObject({
      // The last color is the ground: no other color's name stands on it.
      title: 'Wild Sand',
      note: 'Palette of the Week 47',
    });
  });
});
