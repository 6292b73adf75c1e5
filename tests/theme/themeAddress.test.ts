import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { isThemeText } from '../../src/palette/themeLink';
import { THEME_ROLES } from '../../src/theme/roles';
import type { Alias, Theme, ThemeAliases } from '../../src/theme/theme';
import { chromaFactors } from '../../src/theme/chromaCurve';
import { parseThemeQuery, themeQuery } from '../../src/theme/themeAddress';
import { STEP_NAMES, themeFromPalette } from '../../src/theme/themeFromPalette';
import { themeArbitrary } from './arbitraries';

const aliasArbitrary: fc.Arbitrary<Alias> = fc.oneof(
  fc.record({ scale: fc.constantFrom('teal', 'neutral', 'danger'), step: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ scale: fc.constantFrom('teal', 'info'), anchor: fc.integer({ min: 0, max: 8 }) }),
  fc.constantFrom<Alias>({ pure: 'white' }, { pure: 'black' }),
);

const chosenArbitrary: fc.Arbitrary<Partial<ThemeAliases>> = fc
  .array(fc.tuple(fc.constantFrom(...THEME_ROLES), aliasArbitrary), { maxLength: 8 })
  .map((rows) => Object.fromEntries(rows));

const numbers = (most: number, per: number) =>
  fc
    .array(fc.option(fc.integer({ min: 0, max: most * per })), { maxLength: 11 })
    // Nothing at the end of a list says nothing.
    .map((values) => values.slice(0, values.findLastIndex((value) => value !== null) + 1))
    .map((values) => values.map((value) => (value === null ? null : value / per)));

const curvesArbitrary = fc.record({ tones: numbers(1, 1000), chroma: numbers(2, 100) });

const pinsArbitrary = fc.uniqueArray(
  fc.record({
    scale: fc.constantFrom('teal', 'neutral', 'blue-2'),
    step: fc.integer({ min: 0, max: 15 }),
    color: fc.integer({ min: 0, max: 0xffffff }).map(colorFromPacked),
  }),
  { maxLength: 24, selector: ({ scale, step }) => `${scale} ${step}` },
);

/** Everything a person can change. */
const changedArbitrary: fc.Arbitrary<Theme> = fc
  .record({
    theme: themeArbitrary,
    name: fc.constantFrom(null, 'Teal', 'Grün & Blau', '100 % = all?'),
    light: curvesArbitrary,
    dark: curvesArbitrary,
    pins: fc.record({ light: pinsArbitrary, dark: pinsArbitrary }),
    chosenLight: chosenArbitrary,
    chosenDark: chosenArbitrary,
    shift: fc.integer({ min: -180, max: 180 }),
  })
  .map(({ theme, name, light, dark, pins, chosenLight, chosenDark, shift }) =>
    Object.assign({}, theme, {
      name,
      hues: theme.hues.map(({ id, anchors }) => ({ id, anchors, shift })),
      curves: { light, dark },
      pins,
      chosen: { light: chosenLight, dark: chosenDark },
    }),
  );

describe('the address of a theme', () => {
  it('brings the same theme back', () =>
    fc.assert(
      fc.property(changedArbitrary, (theme) => {
        expect(parseThemeQuery(`?${themeQuery(theme)}`)).toEqual(theme);
        expect(isThemeText(themeQuery(theme))).toBe(true);
      }),
    ));

  it('is short and readable', () => {
    const theme = themeFromPalette(['#0D9488', '#F5F5F4'].map(colorFromHex), null, 'Teal');
    expect(themeQuery(theme)).toBe('h=teal.0d9488&g=f5f5f4&n=Teal');
  });

  it('says that steps may be wide; an older one is of sRGB, and so is what nobody knows yet', () => {
    const theme = themeFromPalette(['#0D9488', '#F5F5F4'].map(colorFromHex), null);
    expect(themeQuery({ ...theme, gamut: 'p3' })).toBe('h=teal.0d9488&g=f5f5f4&gm=p3');
    expect(parseThemeQuery('?h=teal.0d9488')).toMatchObject({ gamut: 'srgb' });
    expect(parseThemeQuery('?h=teal.0d9488&gm=p3')).toMatchObject({ gamut: 'p3' });
    expect(parseThemeQuery('?h=teal.0d9488&gm=rec2020')).toMatchObject({ gamut: 'srgb' });
  });

  it('that is older has the chroma that it had: a step without a factor has 1', () => {
    const theme = parseThemeQuery('?h=teal.0d9488&xl=..140&xd=80.');
    if (typeof theme === 'string') throw new TypeError('not a theme');
    expect(chromaFactors(theme.curves.light.chroma, 11)).toEqual([1, 1, 1.4, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(chromaFactors(theme.curves.dark.chroma, 11)).toEqual([0.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(themeQuery(theme)).toBe('h=teal.0d9488&cl=.100.140.100&cd=80.100');
    expect(parseThemeQuery('?h=teal.0d9488&xl=..140&cl=50')).toMatchObject({
      curves: { light: { chroma: [0.5] } },
    });
  });

  it('of another page has no theme', () => {
    expect(parseThemeQuery('')).toBe('none');
    expect(parseThemeQuery('?c=0d9488-f5f5f4')).toBe('none');
  });

  it.each([
    'h=',
    'h=teal',
    'h=teal.0d948',
    'h=Teal.0d9488',
    'h=danger.0d9488',
    'h=teal.0d9488_teal.f5f5f4',
    'h=teal.0d9488.s999',
    `h=${Array.from({ length: 13 }, (_, i) => `hue-${i}.0d9488`).join('_')}`,
    'h=teal.0d9488&g=f5f5f4.',
    'h=teal.0d9488&s=50',
    'h=teal.0d9488&s=50.50',
    'h=teal.0d9488&s=50.<b>',
    'h=teal.0d9488.zzz',
    'h=teal.0d9488&tl=2000',
    'h=teal.0d9488&tl=500.2000',
    'h=teal.0d9488&cd=abc',
    'h=teal.0d9488&xd=abc',
    `h=teal.0d9488&n=${'x'.repeat(8000)}`,
  ])('%s is not read', (query) => {
    expect(parseThemeQuery(`?${query}`)).toBe('invalid');
  });

  const hex = (count: number): string => Array.from({ length: count }, (_, i) => `00000${i % 10}`).join('.');
  const hues = (count: number): string =>
    Array.from({ length: count }, (_, i) => `hue-${i}.0d9488`).join('_');
  const steps = (count: number): string => Array.from({ length: count }, (_, i) => i).join('.');

  it.each([
    ['twelve hues', `h=${hues(12)}`, `h=${hues(13)}`],
    ['nine colors in a hue', `h=teal.${hex(9)}`, `h=teal.${hex(10)}`],
    ['an identifier of 31 letters', `h=${'a'.repeat(31)}.0d9488`, `h=${'a'.repeat(32)}.0d9488`],
    ['half a turn', 'h=teal.0d9488.s180', 'h=teal.0d9488.s181'],
    ['half a turn back', 'h=teal.0d9488.s-180', 'h=teal.0d9488.s-181'],
    ['nine grays', `g=${hex(9)}`, `g=${hex(10)}`],
    ['two steps', 'h=teal.0d9488&s=1.2', 'h=teal.0d9488&s=1'],
    ['sixteen steps', `h=teal.0d9488&s=${steps(16)}`, `h=teal.0d9488&s=${steps(17)}`],
    ['names of twelve letters', 'h=teal.0d9488&s=a.abcdefghijkl', 'h=teal.0d9488&s=a.abcdefghijklm'],
    ['a tone of 1', 'h=teal.0d9488&tl=1000', 'h=teal.0d9488&tl=1001'],
    ['a tone of 0', 'h=teal.0d9488&td=0', 'h=teal.0d9488&td=-1'],
    ['twice the chroma', 'h=teal.0d9488&cl=200', 'h=teal.0d9488&cl=201'],
    ['twice the chroma of old', 'h=teal.0d9488&xl=200', 'h=teal.0d9488&xl=201'],
    ['a tone for each step', 'h=teal.0d9488&s=1.2&tl=900.100', 'h=teal.0d9488&s=1.2&tl=900.500.100'],
    ['8,000 signs', `h=teal.0d9488&zz=${'x'.repeat(7983)}`, `h=teal.0d9488&zz=${'x'.repeat(7984)}`],
  ])('has %s, and no more or less', (_, most, beyond) => {
    expect(parseThemeQuery(`?${most}`)).toBeTypeOf('object');
    expect(parseThemeQuery(`?${beyond}`)).toBe('invalid');
  });

  it('that has grays alone is one', () => {
    expect(parseThemeQuery('?g=f5f5f4')).toMatchObject({
      hues: [],
      grays: [{ rgb: { r: 0xf5 } }],
      name: null,
    });
  });

  it.each([
    ['white', { pure: 'white' }],
    ['black', { pure: 'black' }],
    ['teal.3', { scale: 'teal', step: 3 }],
    ['teal.10', { scale: 'teal', step: 10 }],
    ['teal.a3', { scale: 'teal', anchor: 3 }],
    ['teal', undefined],
    ['teal.', undefined],
    ['teal.x3', undefined],
    ['teal.3x', undefined],
    ['teal.a', undefined],
    ['teal.100', undefined],
    ['teal.xa1', undefined],
    ['Teal.3', undefined],
  ])('gives a role the color %s, or none where it is no color', (text, alias) => {
    const theme = parseThemeQuery(`?h=teal.0d9488&rd=link.${text}`);
    expect(typeof theme === 'object' && theme.chosen).toEqual({
      light: {},
      dark: alias ? { link: alias } : {},
    });
  });

  it.each([
    ['teal.3.ffffff', 1],
    ['teal.15.ffffff', 1],
    ['teal.16.ffffff', 0],
    ['teal.3x.ffffff', 0],
    ['teal.x3.ffffff', 0],
    ['teal.003.ffffff', 0],
    ['teal..ffffff', 0],
    ['Teal.3.ffffff', 0],
    ['teal.3', 0],
    ['teal.3.ffffff_teal.03.000000', 1],
    ['teal.3.ffffff_blue.3.000000', 2],
    [Array.from({ length: 25 }, (_, i) => `hue-${i}.3.ffffff`).join('_'), 24],
  ])('has of the pinned colors %s as many: %d', (text, count) => {
    const theme = parseThemeQuery(`?h=teal.0d9488&pd=${text}`);
    expect(typeof theme === 'object' && theme.pins.dark).toHaveLength(count);
  });

  it('has the usual names of steps where none are told, and tells those that are not usual', () => {
    const theme = themeFromPalette(['#0D9488'].map(colorFromHex), null);
    expect(parseThemeQuery('?h=teal.0d9488')).toMatchObject({ steps: STEP_NAMES, evenBy: 'lightness' });
    const curves = { ...theme.curves, light: { tones: [null, 0.6, null, null], chroma: [] } };
    expect(themeQuery({ ...theme, curves })).toBe('h=teal.0d9488&tl=.600');
    expect(themeQuery({ ...theme, steps: ['1', '2'], evenBy: 'ratio' })).toContain('&s=1.2&by=ratio');
  });

  it('of a later version gives what is known of it', () => {
    const theme = parseThemeQuery('?h=teal.0d9488&rl=halo.teal.3_primary.teal.4_text.other.x&zz=1');
    expect(theme).toMatchObject({ steps: STEP_NAMES });
    expect(typeof theme === 'object' && theme.chosen).toEqual({
      light: { primary: { scale: 'teal', step: 4 } },
      dark: {},
    });
  });

  it('gives up pinned colors that are none, and the later of two on one step', () => {
    const theme = parseThemeQuery(
      '?h=teal.0d9488&pl=teal.3.zzz_teal.99.ffffff_teal.4.ffffff_teal.4.000000_x',
    );
    expect(theme).toMatchObject({
      pins: { light: [{ scale: 'teal', step: 4, color: { rgb: { r: 255 } } }] },
    });
  });

  it('of any text never throws', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (h, s, rl) => {
        expect(() => parseThemeQuery(`?${new URLSearchParams({ h, s, rl })}`)).not.toThrow();
        expect(() => parseThemeQuery(h)).not.toThrow();
      }),
    ));
});
