import { describe, expect, it } from 'vitest';

import { readColors, readPalette, writeColors } from '../../src/backend/rows';
import { formatHex, formatHsl } from '../../src/color/format';

const ROW = {
  id: 'p',
  project_id: 'q',
  name: 'Old',
  colors: ['hsl(175, 84%, 32%)', 'hsl(175, 84%, 32%)', 'red;background:url(//evil)', 'hsl(400, 1%, 1%)'],
  exact: null,
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
