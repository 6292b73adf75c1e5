import { describe, expect, it } from 'vitest';

import { cleanLabel, scaleLabel } from '../../src/palette/identifiers';
import { checkAll, choiceOf, SCALES, TEAL, write, type TestPalette } from '../features/export/palettes';

describe('the identifiers of an export', () => {
  it('are safe, unique and never words with a meaning of their own', () =>
    checkAll('css', SCALES, ({ ids }) => {
      expect(ids.filter((id) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => ['inherit', 'transparent', 'current', 'none'].includes(id))).toEqual([]);
    }));

  it('say what the names say', async () => {
    const names = ['Crème brûlée', "O'Hara's Red", '2nd Avenue', 'Teal', 'teal', 'inherit', '深い青'];
    const colors = Array.from({ length: 7 }, (_, i) => ({ ...TEAL.palette.colors[i % 3] }));
    const { ids } = await write(
      { palette: { colors: colors as TestPalette['palette']['colors'], name: null }, names },
      choiceOf('css'),
    );
    expect(ids).toEqual([
      'creme-brulee',
      'oharas-red',
      'color-2nd-avenue',
      'teal',
      'teal-2',
      'color-inherit',
      'color',
    ]);
  });

  it('are numbers where numbers are wanted', async () => {
    const { text, names } = await write(TEAL, choiceOf('scss', { naming: 'numbers' }));
    expect(text).toBe('$palette-1: #0d9488;\n$palette-2: #f5f5f4;\n$palette-3: #1c1917;\n');
    expect(names).toEqual(['Color 1', 'Color 2', 'Color 3']);
  });
});

describe('the name of an exported file', () => {
  it.each([
    ['Teal', 'teal.css'],
    [null, 'palette.css'],
    ['  ../../etc/passwd', 'etc-passwd.css'],
    ['Été à la plage!', 'été-à-la-plage.css'],
    ['CON', 'palette-con.css'],
    ['...', 'palette.css'],
    ['a\u0000b\nc', 'a-b-c.css'],
    ['x'.repeat(500), `${'x'.repeat(60)}.css`],
  ])('of %j is %s', async (name, fileName) => {
    const { plan } = await write({ ...TEAL, palette: { ...TEAL.palette, name } }, choiceOf('css'));
    expect(plan.fileName).toBe(fileName);
  });

  it('ends as the format asks for', async () => {
    expect((await write(TEAL, choiceOf('tokens'))).plan.fileName).toBe('teal.tokens.json');
  });
});

describe('the label of a color', () => {
  it.each([
    ['is one line', 'Deep\n\tteal', 'Deep teal'],
    ['has no space around it', '\u0000 Teal \r\n', 'Teal'],
    ['has no overrides of the reading direction, nor anything in their place', 'Te\u202Eal\u2066', 'Teal'],
    ['has no half of a pair', 'Teal\uD83C', 'Teal'],
    ['may be empty', ' \u0007 ', ''],
    ['ends after 80 characters, none cut in half', '🎨'.repeat(81), '🎨'.repeat(80)],
    ['has no space where it was cut', `${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('%s', (_, text, label) => {
    expect(cleanLabel(text)).toBe(label);
  });

  it.each([
    ['brand-500', 'brand'],
    ['brand 50', 'brand'],
    ['brand - 950', 'brand'],
    ['brand/900', 'brand'],
    ['brand-250', 'brand-250'],
    ['brand500', 'brand500'],
    ['500', '500'],
    ['-500', '-500'],
  ])('%s is of the scale %s', (label, scale) => {
    expect(scaleLabel(label)).toBe(scale);
  });
});
