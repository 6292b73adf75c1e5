import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { formatHex } from '../../src/color/format';
import { roleColor } from '../../src/theme/checkTheme';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { GROUNDS, STATUS_ROLES, THEME_ROLES, type ThemeRole } from '../../src/theme/roles';
import { THEME_MODES, type Alias, type Theme, type ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { allScales, resolveAlias } from '../../src/theme/themeScales';

const themeOf = (...hexes: readonly string[]): Theme => {
  const palette = hexes.map(colorFromHex);
  return themeFromPalette(palette, palette[0] ?? null);
};
const TEAL = themeOf('#0D9488');
const scaleOf = (alias: Alias): string | null => ('scale' in alias ? alias.scale : null);
const hexOf = (colors: ModeColors, role: ThemeRole): string => formatHex(roleColor(colors, role));

/** The lowest WCAG ratio of a color to the grounds of a mode. */
const onGrounds = (colors: ModeColors, color: ReturnType<typeof roleColor>): number =>
  Math.min(...GROUNDS.map((ground) => contrastRatio(color.rgb, roleColor(colors, ground).rgb)));

describe.each(THEME_MODES)('the filled areas of a %s theme', (mode) => {
  it('are the palette’s hues in their order: the primary one, the accent, the secondary one', () => {
    const colors = modeColors(themeOf('#0D9488', '#E11D48', '#7C3AED'), mode);
    expect((['primary', 'accent', 'secondary'] as const).map((role) => hexOf(colors, role))).toEqual([
      '#0D9488',
      '#E11D48',
      '#7C3AED',
    ]);
  });

  it('are tints of the first where there are no others, each another one', () => {
    const { aliases: two } = modeColors(themeOf('#0D9488', '#E11D48'), mode);
    expect([two.accent, two.secondary].map(scaleOf)).toEqual(['rose', 'teal']);
    const one = modeColors(TEAL, mode);
    expect([one.aliases.accent, one.aliases.secondary].map(scaleOf)).toEqual(['teal', 'teal']);
    const [primary, accent, secondary] = (['primary', 'accent', 'secondary'] as const).map((role) =>
      hexOf(one, role),
    );
    expect(new Set([primary, accent, secondary]).size).toBe(3);
  });

  it.each(['#302F52', '#1B2A4A', '#DDE7F0', '#F3EEE3'])(
    'are each another one also where the primary one, %s, is near the page and steps are few',
    (hex) => {
      for (let count = 5; count <= 11; count += 1) {
        const steps = Array.from({ length: count }, (_, step) => String(step + 1));
        const colors = modeColors({ ...themeOf(hex, '#5DCAFF'), steps }, mode);
        expect([count, hexOf(colors, 'secondary')]).not.toEqual([count, hexOf(colors, 'primary')]);
      }
    },
  );

  it('are gray where the palette is: the primary one is as the text', () => {
    const { aliases } = modeColors(themeOf('#333333', '#999999'), mode);
    expect(aliases.primary).toEqual(aliases.text);
    expect([aliases.accent, aliases.secondary].map(scaleOf)).toEqual(['neutral', 'neutral']);
  });

  it('are of each status its own color', () => {
    const { aliases, scales } = modeColors(TEAL, mode);
    for (const role of STATUS_ROLES) {
      expect(scaleOf(aliases[role])).toBe(role);
      const [anchor] = scales.statuses[role].anchors;
      expect(resolveAlias(scales, aliases[role])).toEqual(anchor?.color);
    }
  });
});

describe.each(THEME_MODES)('what is written and drawn on the grounds of a %s theme', (mode) => {
  /** The step that a role stands for, and the one before it, by their lowest ratios to the grounds. */
  const ratiosOf = (theme: Theme, role: ThemeRole): readonly number[] => {
    const colors = modeColors(theme, mode);
    const alias = colors.aliases[role];
    const steps = allScales(colors.scales).find(({ id }) => id === scaleOf(alias))?.steps ?? [];
    if (!('step' in alias)) throw new TypeError(`${role} is no step`);
    return steps.slice(Math.max(0, alias.step - 1), alias.step + 1).map((color) => onGrounds(colors, color));
  };

  it.each([
    ['mutedText', 4.5],
    ['control', 3],
  ] as const)('is, %s, the neutral step nearest to the page that has %d : 1 on each', (role, least) => {
    expect(scaleOf(modeColors(TEAL, mode).aliases[role])).toBe('neutral');
    const [before, own] = ratiosOf(TEAL, role);
    expect(before).toBeLessThan(least);
    expect(own).toBeGreaterThanOrEqual(least);
  });

  /** Brands on both sides of both ratios. */
  const BRANDS = ['#FFE600', '#0D9488', '#0B1D51', '#E11D48', '#F59E0B', '#777777'];

  it.each([
    ['ring', 3],
    ['link', 4.5],
  ] as const)(
    'is, %s, the primary color where that has %d : 1 on each, or else a step of its hue',
    (role, least) => {
      const seen = new Set<boolean>();
      for (const brand of BRANDS) {
        const theme = themeOf(brand);
        const colors = modeColors(theme, mode);
        const isPrimary = onGrounds(colors, roleColor(colors, 'primary')) >= least;
        seen.add(isPrimary);
        const alias = colors.aliases[role];
        expect(isPrimary ? alias : scaleOf(alias)).toEqual(
          isPrimary ? colors.aliases.primary : (theme.hues[0]?.id ?? 'neutral'),
        );
        const [before, own] = isPrimary ? [0, Infinity] : ratiosOf(theme, role);
        expect(before).toBeLessThan(least);
        expect(own).toBeGreaterThanOrEqual(least);
      }
      expect(seen.size).toBe(2);
    },
  );
});

describe.each(THEME_MODES)('a role that was given by hand in a %s theme', (mode) => {
  const withRole = (role: ThemeRole, alias: Alias): ModeColors => {
    const chosen = { light: {}, dark: {}, [mode]: { [role]: alias } } satisfies Theme['chosen'];
    return modeColors({ ...TEAL, chosen }, mode);
  };
  const { aliases } = modeColors(TEAL, mode);
  const other: ThemeMode = mode === 'light' ? 'dark' : 'light';

  it.each(THEME_ROLES)('keeps it: %s', (role) => {
    const alias = { scale: 'teal', step: 9 };
    expect(aliases[role]).not.toEqual(alias);
    expect(withRole(role, alias).aliases[role]).toEqual(alias);
  });

  it.each(THEME_ROLES)(
    'is as the rules have it where the theme has no such color, or another mode has it: %s',
    (role) => {
      expect(withRole(role, { scale: 'gone', step: 3 }).aliases).toEqual(aliases);
      const chosen = { light: {}, dark: {}, [other]: { [role]: { scale: 'teal', step: 3 } } };
      expect(modeColors({ ...TEAL, chosen }, mode).aliases).toEqual(aliases);
    },
  );

  it('may be a status color, but for what status colors have to differ from', () => {
    const alias = { scale: 'danger', step: 6 };
    expect(withRole('link', alias).aliases.link).toEqual(alias);
    expect(withRole('secondary', alias).aliases.secondary).toEqual(alias);
    for (const role of ['primary', 'text', 'background'] as const)
      expect(withRole(role, alias).aliases[role]).toEqual(aliases[role]);
  });
});
