import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { deltaEOk } from '../../src/color/distance';
import { formatHex } from '../../src/color/format';
import { rgbToOklab } from '../../src/color/oklab';
import { sameColor } from '../../src/domain/themeCheckMessages';
import { checkPairs, roleColor } from '../../src/theme/checkTheme';
import { CHART_ROLES, SAME_SERIES } from '../../src/theme/chooseCharts';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { GROUNDS, type ThemeRole } from '../../src/theme/roles';
import { STEPS_MAX, STEPS_MIN, THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { misleadingNames, sameRoles } from '../../src/theme/sameRoles';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { stepNames, STEP_KINDS } from '../../src/features/theme/edits/stepNames';

const PALETTES = [
  ['#6FA069', '#758105', '#C2D501', '#AB2E11', '#EA3B65', '#5A656C'],
  ['#0D9488'],
  ['#FFE600', '#FFF3B0', '#FFFFFF', '#000000'],
  ['#111827', '#9CA3AF'],
  ['#0B1D51', '#102A6B', '#1C3D8F', '#F5F5F4'],
  ['#E11D48', '#16A34A', '#F97316', '#2563EB', '#7C3AED', '#DB2777', '#0EA5E9', '#84CC16', '#6B7280'],
  ['#EDBC6A', '#96513D', '#6C82B5', '#D69255', '#C49DB4'],
  ['#8A4B2A', '#D98A4E', '#4A2F4F', '#1B1512'],
  ['#F5F5F4', '#E7E5E4', '#BE123C'],
  ['#B79A5B', '#3B4F7A', '#7A3B2E', '#C9873F', '#D9D2C0', '#2A2520'],
].map((hexes) => hexes.map(colorFromHex));

const COUNTS = Array.from({ length: STEPS_MAX - STEPS_MIN + 1 }, (_, i) => i + STEPS_MIN);

const madeThemes = (count: number): Theme[] =>
  PALETTES.flatMap((palette) =>
    STEP_KINDS.flatMap(({ value }) =>
      (['lightness', 'ratio'] as const).map((evenBy) =>
        Object.assign(themeFromPalette(palette, palette[0] ?? null), {
          steps: stepNames(value, count),
          evenBy,
        }),
      ),
    ),
  );

const kept = new Map<number, readonly Theme[]>();
const themes = (count: number): readonly Theme[] => {
  const made = kept.get(count) ?? madeThemes(count);
  kept.set(count, made);
  return made;
};

const colorsKept = new Map<string, ModeColors>();
/** The names of steps change no color: made once for all kinds of them. */
const colorsOf = (theme: Theme, mode: ThemeMode): ModeColors => {
  const anchors = theme.hues.flatMap((hue) => hue.anchors).map(formatHex);
  const key = [mode, theme.evenBy, theme.steps.length, ...anchors, ...theme.grays.map(formatHex)].join(' ');
  const made = colorsKept.get(key) ?? modeColors(theme, mode);
  colorsKept.set(key, made);
  return made;
};

const distance = (colors: ModeColors, one: ThemeRole, other: ThemeRole): number =>
  deltaEOk(rgbToOklab(roleColor(colors, one).rgb), rgbToOklab(roleColor(colors, other).rgb));

/** The least distance of two of these roles, of all pairs that nothing is said about. */
const leastUnsaid = (theme: Theme, mode: ThemeMode, roles: readonly ThemeRole[]): number => {
  const colors = colorsOf(theme, mode);
  const said = sameRoles(theme, mode, colors);
  const isSaid = (...pair: readonly ThemeRole[]): boolean =>
    said.some((same) => pair.every((role) => same.roles.includes(role)));
  return Math.min(
    ...roles.flatMap((one, i) =>
      roles
        .slice(i + 1)
        .filter((other) => !isSaid(one, other))
        .map((other) => distance(colors, one, other)),
    ),
  );
};

describe.each(THEME_MODES)('a %s theme of ten palettes', (mode) => {
  it.each(COUNTS)('of %d steps has a border that is seen on every ground', (count) => {
    for (const theme of themes(count)) {
      const colors = colorsOf(theme, mode);
      for (const ground of GROUNDS) expect(distance(colors, 'border', ground)).toBeGreaterThan(0.039);
    }
  });

  it.each(COUNTS)('of %d steps has eight series that differ, or says which do not', (count) => {
    for (const theme of themes(count))
      expect(leastUnsaid(theme, mode, CHART_ROLES)).toBeGreaterThanOrEqual(SAME_SERIES);
  });

  it.each(COUNTS.filter((count) => count > 2))(
    'of %d steps has no two series that are one color',
    (count) => {
      for (const theme of themes(count)) {
        const colors = colorsOf(theme, mode);
        const said = sameRoles(theme, mode, colors).flatMap(({ roles }) => roles);
        expect(said.filter((role) => role.startsWith('chart'))).toEqual([]);
      }
    },
  );

  it.each(COUNTS)('of %d steps has grounds that differ, or says which do not', (count) => {
    const grounds = mode === 'dark' ? GROUNDS : (['background', 'surface', 'muted'] as const);
    for (const theme of themes(count)) expect(leastUnsaid(theme, mode, grounds)).toBeGreaterThan(0.012);
  });

  it.each(COUNTS.filter((count) => count > 10))(
    'of %d steps has a step for muted areas that nothing else is',
    (count) => {
      for (const theme of themes(count))
        for (const { roles } of sameRoles(theme, mode, colorsOf(theme, mode)))
          expect(roles).not.toContain('muted');
    },
  );

  it.each(COUNTS)('of %d steps has fills that show, and every pair its contrast', (count) => {
    for (const theme of themes(count)) {
      const colors = colorsOf(theme, mode);
      for (const fill of ['secondary', 'accent'] as const)
        expect(distance(colors, fill, 'background')).toBeGreaterThan(0.024);
      expect(checkPairs(colors).filter(({ isPassing }) => !isPassing)).toEqual([]);
    }
  });
});

describe('what a theme says of its scales', () => {
  const three = themeFromPalette(PALETTES[0] ?? [], null);
  const causes = (theme: Theme): string[] =>
    sameRoles(theme, 'dark', modeColors(theme, 'dark')).map(({ roles, cause }) => `${cause} ${roles.join()}`);

  it('is that three steps are too few for the grounds, and nothing where eleven are enough', () => {
    expect(causes({ ...three, steps: stepNames('numbers', 3) })).toEqual([
      'few background,surface,raised,muted',
    ]);
    expect(causes({ ...three, steps: stepNames('numbers', 16) })).toEqual([]);
  });

  it('is no word about few steps where a person gave two roles one color', () => {
    const border = { scale: 'neutral', step: 0 };
    const chosen = { light: {}, dark: { border } };
    expect(causes({ ...three, steps: stepNames('numbers', 16), chosen })).toEqual(['hand border,background']);
  });

  it('is that names of hundreds end early, but not that numbers do', () => {
    expect(misleadingNames(['50', '100', '150'])).toEqual({ first: '50', last: '150' });
    expect(misleadingNames(['1', '2', '3'])).toBeNull();
    expect(
      STEP_KINDS.flatMap(({ value }) =>
        COUNTS.map((count) => misleadingNames(stepNames(value, count))),
      ).filter(Boolean),
    ).toEqual([]);
  });

  it('is a sentence of the roles, the steps and the mode', () => {
    expect(sameColor(['Border', 'Background'], 'few', 3, 'dark')).toBe(
      'Three steps are too few: Border and background are one color in dark.',
    );
  });
});
