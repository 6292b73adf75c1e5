import { describe, expect, it } from 'vitest';

import { readColors } from '../../src/backend/readColors';
import { readPalette, writeColors, writeNamedColors } from '../../src/backend/rows';
import { formatHex, formatHsl } from '../../src/color/format';
import { colorFromHex } from '../../src/color/color';
import { nameColor } from '../../src/palette/nameColor';

const ROW = {
  id: 'p',
  project_id: 'q',
  name: 'Old',
  colors: ['hsl(175, 84%, 32%)', 'hsl(175, 84%, 32%)', 'red;background:url(//evil)', 'hsl(400, 1%, 1%)'],
  exact: null,
  color_names: null,
  tags: [],
  theme: null,
  is_public: true,
  selection_count: 0,
  created_at: '2020-01-01T00:00:00+00:00',
  updated_at: '2020-01-01T00:00:00+00:00',
};

describe('rows of old', () => {
  it('show a repeated color twice, and gray for one that is none [EX-18] [XS-04]', () => {
    expect(readPalette(ROW).colors.map((color) => formatHsl(color))).toEqual([
      'hsl(175, 84%, 32%)',
      'hsl(175, 84%, 32%)',
      'hsl(0, 0%, 50%)',
      'hsl(0, 0%, 50%)',
    ]);
  });

  it('with fewer than two colors are no answer', () => {
    expect(() => readColors(['hsl(0, 0%, 0%)'], null)).toThrow('unexpected');
  });

  it('keep exact colors through both of their columns', () => {
    const colors = readColors(['hsl(175, 84%, 32%)', 'hsl(0, 0%, 96%)'], ['#0D9488', '#F5F5F4']);
    expect(colors.map((color) => formatHex(color))).toEqual(['#0D9488', '#F5F5F4']);
    const written = writeColors(colors);
    expect(written.exact).toEqual(['#0D9488', '#F5F5F4']);
    expect(readColors(written.colors, written.exact)).toEqual(colors);
  });
});

describe('the names that colors were given', () => {
  const namesOf = (names: string[] | null) =>
    readPalette({ ...ROW, color_names: names }).colors.map(({ name }) => name ?? null);

  it('are read place by place; a color without one has none', () => {
    expect(namesOf(['--primary', '', '', 'Warm Red'])).toEqual(['--primary', null, null, 'Warm Red']);
    expect(namesOf(null)).toEqual([null, null, null, null]);
  });

  it('are read cleaned, and only as far as they go', () => {
    expect(namesOf([' a\u202Eb\nc ', '\u200B'])).toEqual(['ab c', null, null, null]);
  });

  it('are written as one for each color, or as none at all', () => {
    const colors = ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex));
    const named = colors.map((color, i) => nameColor(color, ['--primary'][i]));
    expect(writeNamedColors(named)).toEqual({ ...writeColors(colors), color_names: ['--primary', ''] });
    // Said, too, so that colors without names leave none of those before.
    expect(writeNamedColors(colors)).toEqual({ ...writeColors(colors), color_names: null });
  });
});
