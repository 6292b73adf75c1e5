import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { deltaEOk } from '../../src/color/distance';
import { checkPairs, guarantees, roleColor, statusDistances } from '../../src/theme/checkTheme';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { REQUIRED_PAIRS, STATUS_ROLES, type ThemeRole } from '../../src/theme/roles';
import { seen, SEPARATIONS } from '../../src/theme/seenDistance';
import { THEME_MODES, type Alias, type Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { allScales, type ThemeScales } from '../../src/theme/themeScales';

const themeOf = (...hexes: readonly string[]): Theme =>
  themeFromPalette(
    hexes.map((hex) => colorFromHex(hex)),
    null,
  );
const TEAL = themeOf('#0D9488', '#F59E0B', '#1C1917');
const withRoles = (roles: Partial<Record<ThemeRole, Alias>>): ModeColors =>
  modeColors({ ...TEAL, chosen: { light: roles, dark: {} } }, 'light');

describe('the pairs of a theme', () => {
  it('each have the ratio of their colors, and pass at what they need', () => {
    const colors = modeColors(TEAL, 'light');
    const pairs = checkPairs(colors);
    expect(pairs.map(({ front, back, least }) => ({ front, back, least }))).toEqual(REQUIRED_PAIRS);
    for (const { front, back, ratio } of pairs)
      expect(ratio).toBe(contrastRatio(roleColor(colors, front).rgb, roleColor(colors, back).rgb));
    expect(pairs.every(({ isPassing }) => isPassing)).toBe(true);
  });

  it('fail where one was given by hand what does not read', () => {
    const failing = checkPairs(withRoles({ text: { pure: 'white' } })).filter(({ isPassing }) => !isPassing);
    expect(new Set(failing.map(({ front }) => front))).toEqual(new Set(['text']));
    for (const { ratio, least } of failing) expect(ratio).toBeLessThan(least);
  });
});

describe('the primary and the status colors', () => {
  const roles = ['primary', ...STATUS_ROLES] as const;

  it.each(THEME_MODES)('have for each vision the two of them that it tells apart least: %s', (mode) => {
    const colors = modeColors(TEAL, mode);
    const looks = roles.map((role) => seen(roleColor(colors, role)));
    const found = statusDistances(colors);
    expect(found.map(({ vision }) => vision)).toEqual(SEPARATIONS.map(({ kind }) => kind));
    for (const [v, { roles: pair, distance, margin, isConfused }] of found.entries()) {
      const all = looks.flatMap((one, i) =>
        looks
          .slice(i + 1)
          .map((other) =>
            deltaEOk(one[v] ?? { okL: 0, okA: 0, okB: 0 }, other[v] ?? { okL: 9, okA: 0, okB: 0 }),
          ),
      );
      expect(distance).toBe(Math.min(...all));
      const [one, other] = pair.map((role) => looks[roles.findIndex((own) => own === role)]?.[v]);
      expect(one && other && deltaEOk(one, other)).toBe(distance);
      expect(margin).toBeCloseTo(distance / (SEPARATIONS[v]?.apartFrom ?? NaN), 9);
      expect(isConfused).toBe(false);
      expect(margin).toBeGreaterThanOrEqual(1);
    }
  });

  it('are told by the first of them, the primary color’s, where several pairs are equally near', () => {
    const { scales, aliases } = modeColors(TEAL, 'light');
    const { danger } = aliases;
    const alike = { scales, aliases: { ...aliases, primary: danger, success: danger, warning: danger } };
    for (const { roles: pair } of statusDistances(alike)) expect(pair).toEqual(['primary', 'success']);
  });

  it('are confused by everyone where two are one color', () => {
    const { scales, aliases } = modeColors(TEAL, 'light');
    const same = { scales, aliases: { ...aliases, warning: aliases.danger } };
    for (const { roles: pair, distance, margin, isConfused } of statusDistances(same))
      expect([pair, distance, margin, isConfused]).toEqual([['warning', 'danger'], 0, 0, true]);
  });
});

describe('from which step on text reads on all up to another', () => {
  const luminances = (scales: ThemeScales, from: number, to: number) =>
    allScales(scales).flatMap(({ steps }) => steps.slice(from, to + 1));
  /** The least ratio of any color from a step on with any up to another. */
  const leastOf = (scales: ThemeScales, from: number, upTo: number): number =>
    Math.min(
      ...luminances(scales, from, scales.ladder.length).flatMap((front) =>
        luminances(scales, 0, upTo).map((back) => contrastRatio(front.rgb, back.rgb)),
      ),
    );

  it.each([
    ['light', TEAL, 4.5],
    ['dark', TEAL, 4.5],
    ['light', { ...themeOf('#FFE600', '#000000', '#0D9488'), evenBy: 'ratio' } as const, 3],
  ] as const)(
    'holds for every two colors of a %s theme, and for none that begins earlier',
    (mode, theme, least) => {
      const { scales } = modeColors(theme, mode);
      const found = guarantees(scales, least);
      expect(found.length).toBeGreaterThan(2);
      for (const { from, upTo } of found) {
        expect(leastOf(scales, from, upTo)).toBeGreaterThanOrEqual(least);
        expect(from).toBeGreaterThan(upTo);
        expect(from - 1 === upTo || leastOf(scales, from - 1, upTo) < least).toBe(true);
      }
      // What has none has no step that is far enough.
      const last = scales.ladder.length - 1;
      for (const upTo of scales.ladder.keys()) {
        const has = found.some((one) => one.upTo === upTo);
        expect(has).toBe(upTo < last && leastOf(scales, last, upTo) >= least);
      }
    },
  );

  it('is nowhere where no two steps are that far apart', () => {
    expect(guarantees(modeColors(TEAL, 'light').scales, 21)).toEqual([]);
  });
});
