import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { roleColor } from '../../src/theme/checkTheme';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { readTheme } from '../../src/theme/imports/readTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES } from '../../src/theme/roles';
import { THEME_MODES, type Curves, type Theme, type ThemeMode } from '../../src/theme/theme';
import { themeQuery } from '../../src/theme/themeAddress';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { allScales } from '../../src/theme/themeScales';

const made = (...hexes: readonly string[]): Theme => {
  const colors = hexes.map(colorFromHex);
  return themeFromPalette(colors, colors[0] ?? null);
};

const FOUR_HUES = made('#74ABAC', '#E9C46A', '#E76F51', '#264653');

const bent = (theme: Theme, curves: Partial<Record<ThemeMode, Partial<Curves>>>): Theme => ({
  ...theme,
  curves: {
    light: { ...theme.curves.light, ...curves.light },
    dark: { ...theme.curves.dark, ...curves.dark },
  },
});

/** Without the comment that names the theme. */
const textOf = (theme: Theme, id: string): string => {
  const [file] = THEME_FORMATS.find((format) => format.id === id)?.files(theme) ?? [];
  return file?.text.replace(/^\/\*.*\*\/\n/, '') ?? '';
};

const read = (text: string) => {
  const found = readTheme([{ name: 'theme.css', text }]);
  if (!found) throw new Error('no theme was read');
  return found;
};

const rolesOf = (theme: Theme) =>
  THEME_MODES.map((mode) => {
    const colors = modeColors(theme, mode);
    return THEME_ROLES.map((role) => [role, formatHex(roleColor(colors, role))]);
  });

const stepsOf = (theme: Theme) =>
  THEME_MODES.map((mode) =>
    allScales(modeColors(theme, mode).scales).map(({ id, steps }) => [
      id,
      steps.map((one) => formatHex(one)),
    ]),
  );

const SLOW_MS = 120_000;
const NONE = new Map<string, number>();

describe('curves are read from the scales of a file without its comment', { timeout: SLOW_MS }, () => {
  it.each<[string, Theme]>([
    ['the chroma of a step', bent(FOUR_HUES, { light: { chroma: [null, null, null, null, null, 1.4] } })],
    ['less chroma in dark', bent(FOUR_HUES, { dark: { chroma: [null, null, 0.6, 0.7] } })],
    [
      'both, even by ratio',
      bent(
        { ...FOUR_HUES, evenBy: 'ratio' },
        { light: { chroma: [null, 0.8] }, dark: { tones: [null, null, null, null, null, null, 0.58] } },
      ),
    ],
    ['chroma with a single hue', bent(made('#0D9488'), { light: { chroma: [null, null, null, 0.5] } })],
  ])('%s: every step is as it was', (_, theme) => {
    expect(stepsOf(theme)).not.toEqual(stepsOf({ ...theme, curves: FOUR_HUES.curves }));
    const found = read(textOf(theme, 'css-class'));
    expect(stepsOf(found.theme)).toEqual(stepsOf(theme));
    expect(rolesOf(found.theme)).toEqual(rolesOf(theme));
    expect(found).toMatchObject({ isRecognized: true, hasScales: true, differing: NONE, left: [] });
    expect(found.theme.pins).toEqual({ light: [], dark: [] });
  });

  it('where they are not found again, the roles are exact and the steps that differ are counted', () => {
    const theme = bent(FOUR_HUES, { light: { tones: [null, null, null, 0.87] } });
    const found = read(textOf(theme, 'css-class'));
    expect(rolesOf(found.theme)).toEqual(rolesOf(theme));
    const own = stepsOf(found.theme).flat();
    const isSame = JSON.stringify(own) === JSON.stringify(stepsOf(theme).flat());
    expect(found.differing.size === 0).toBe(isSame);
    expect(found.left.filter((name) => /^(?:teal|red|neutral)-\d/.test(name))).toEqual([]);
  });

  it('and usual ones stay as they are', () => {
    const { theme } = read(textOf(FOUR_HUES, 'css-class'));
    expect(themeQuery(theme)).toBe(themeQuery(FOUR_HUES));
  });

  it('steps that no curve explains are counted, and are no names that were left out', () => {
    const text = textOf(FOUR_HUES, 'css-class').replace(/--teal-200: [^;]*;/, '--teal-200: #ff00ff;');
    const { differing, left } = read(text);
    expect([...differing]).toEqual([['teal', 1]]);
    expect(left).toEqual([]);
  });

  it('whatever they are, the count is what differs', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...THEME_MODES),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 200 }),
        (mode, step, hundredths) => {
          const chroma = Array.from({ length: 11 }, (_, i) => (i === step ? hundredths / 100 : null));
          const theme = bent(FOUR_HUES, { [mode]: { chroma } });
          const found = read(textOf(theme, 'css-class'));
          expect(rolesOf(found.theme)).toEqual(rolesOf(theme));
          const flat = (one: Theme) =>
            THEME_MODES.flatMap((each) =>
              allScales(modeColors(one, each).scales).flatMap(({ steps }) => steps.map(formatHex)),
            );
          const [own, wanted] = [flat(found.theme), flat(theme)];
          const off = wanted.filter((hex, i) => hex !== own[i]).length;
          expect([...found.differing.values()].reduce((sum, count) => sum + count, 0)).toBe(off);
        },
      ),
      { numRuns: 3 },
    ));
});

describe('a file of shadcn/ui without its comment, of a theme whose curves and roles were set by hand', () => {
  const edited: Theme = {
    ...bent(FOUR_HUES, { light: { chroma: [null, null, null, null, null, 1.4] } }),
    chosen: { light: { link: { scale: 'teal', step: 9 } }, dark: {} },
  };

  it('has every role in its very color, and the hues that it was made of', () => {
    const found = read(textOf(edited, 'shadcn'));
    expect(rolesOf(found.theme)).toEqual(rolesOf(edited));
    expect(found).toMatchObject({ isRecognized: true, hasScales: false, missing: [] });
    // What is made of curves is made anew.
    expect(found.left.filter((name) => !/^(?:sequential|diverging)-\d$/.test(name))).toEqual([]);
    expect(found.theme.hues.length).toBeLessThanOrEqual(edited.hues.length);
  });

  it('names the roles that an older file lacks, which follow from the others', () => {
    const names = /^\s*--(?:color-)?(?:link|(?:success|warning|info)(?:-foreground)?|chart-[678]):.*\n/gm;
    const found = read(textOf(edited, 'shadcn').replaceAll(names, ''));
    const missing = ['link', 'success', 'onSuccess', 'warning', 'onWarning', 'info', 'onInfo'];
    expect(found.missing).toEqual([...missing, 'chart6', 'chart7', 'chart8']);
    expect(found.roles).toBe(22);
    expect(found.theme.hues.length).toBeLessThanOrEqual(edited.hues.length);
  });
});
