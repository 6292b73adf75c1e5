import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../src/color/format';
import { sheetAreas } from '../../../src/domain/themeSheetMessages';
import { chartScales } from '../../../src/theme/chartScales';
import { checkPairs, roleColor } from '../../../src/theme/checkTheme';
import { kebab } from '../../../src/theme/exports/names';
import { faintAreas } from '../../../src/theme/faintAreas';
import { modeColors } from '../../../src/theme/modeColors';
import { THEME_ROLES } from '../../../src/theme/roles';
import { layOutThemeSheet } from '../../../src/theme/sheet/layOutThemeSheet';
import type { SheetPage, SheetText } from '../../../src/theme/sheet/shapes';
import { THEME_MODES, type Theme, type ThemeMode } from '../../../src/theme/theme';
import { allScales } from '../../../src/theme/themeScales';
import { nameOfHues } from '../../../src/theme/nameOfHues';
import { LAGOON } from '../colorsOfTheme';
import { SHEET_THEMES } from './sheetThemes';

const pageOf = (theme: Theme, mode: ThemeMode): SheetPage => {
  const page = layOutThemeSheet(theme)[THEME_MODES.indexOf(mode)];
  if (!page) throw new RangeError(`no page for ${mode}`);
  return page;
};

const textsOf = ({ shapes }: SheetPage): SheetText[] => shapes.filter((shape) => shape.kind === 'text');

const boxColors = ({ shapes }: SheetPage): Set<string> =>
  new Set(shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.color] : [])));

const CASES = SHEET_THEMES.flatMap(([name, theme]) =>
  THEME_MODES.map((mode) => [name, mode, theme] as const),
);

describe.each(CASES)('the sheet of a theme %s in %s', (_, mode, theme) => {
  const page = pageOf(theme, mode);
  const colors = modeColors(theme, mode);

  it('shows every step of every scale with its digits, and every color of charts', () => {
    const shown = [
      ...allScales(colors.scales).flatMap(({ steps }) => steps),
      ...Object.values(chartScales(theme, mode)).flat(),
    ].map(formatHex);
    expect(boxColors(page)).toEqual(new Set([...boxColors(page), ...shown]));
    const texts = new Set(textsOf(page).map(({ text }) => text));
    expect(shown.filter((hex) => !texts.has(hex.slice(1)))).toEqual([]);
  });

  it('names every role but those of text on fills and of series, which stand with their color', () => {
    const texts = textsOf(page).map(({ text }) => text);
    const named = THEME_ROLES.filter((role) => !/^(?:on[A-Z]|chart)/.test(role));
    expect(named.map(kebab).filter((name) => !texts.includes(name))).toEqual([]);
    for (const role of THEME_ROLES) {
      const digits = formatHex(roleColor(colors, role)).slice(1);
      expect(texts.some((text) => text.includes(digits))).toBe(true);
    }
  });

  it('keeps everything within the page', () => {
    const outside = page.shapes.filter((shape) => {
      const [width, height] = shape.kind === 'box' ? [shape.width, shape.height] : [0, 0];
      const isLeft = shape.x >= 0 && shape.x + width <= page.width + 0.01;
      return !isLeft || shape.y < 0 || shape.y + height > page.height;
    });
    expect(outside).toEqual([]);
  });

  it('has pages of one height', () => {
    expect(new Set(layOutThemeSheet(theme).map(({ height }) => height)).size).toBe(1);
  });
});

describe('the contrast on a sheet', () => {
  it('says that all pairs pass', () => {
    const texts = textsOf(pageOf(LAGOON, 'light')).map(({ text }) => text);
    expect(texts).toContain('All 27 pairs reach what WCAG 2.2 asks for.');
    expect(texts).toContain(
      'Normal vision and all eight simulations tell the status colors and primary apart.',
    );
  });

  it('names the areas that are to be outlined, on the page of their mode', () => {
    for (const mode of THEME_MODES) {
      const faint = faintAreas(modeColors(LAGOON, mode));
      expect(faint.length).toBeGreaterThan(0);
      expect(textsOf(pageOf(LAGOON, mode)).map(({ text }) => text)).toContain(sheetAreas(faint));
    }
    expect(sheetAreas(['success', 'info'])).toMatch(/^To be outlined in control.*: success, info\.$/);
  });

  it('has a name also where nobody gave one, and says that a wide theme is shown in sRGB', () => {
    const texts = (theme: Theme) => textsOf(pageOf(theme, 'light')).map(({ text }) => text);
    expect(texts({ ...LAGOON, name: null })).toContain(nameOfHues(LAGOON));
    expect(texts({ ...LAGOON, gamut: 'p3' }).join()).toContain('Display P3, shown in sRGB');
    expect(texts(LAGOON).join()).not.toContain('P3');
  });

  it('names what fails, marked by more than its color', () => {
    const chosen = { light: { mutedText: { scale: 'neutral', step: 3 } }, dark: {} } as const;
    const theme = { ...LAGOON, chosen };
    const failing = checkPairs(modeColors(theme, 'light')).filter(({ isPassing }) => !isPassing);
    const texts = textsOf(pageOf(theme, 'light'));
    expect(
      texts.some(({ text }) => text.startsWith(`${failing.length} of 27 pairs fail: muted-text on `)),
    ).toBe(true);
    expect(texts.filter(({ text, isBold }) => text.endsWith(' ×') && isBold)).toHaveLength(failing.length);
  });

  it('names which status colors are confused, and by whom', () => {
    const chosen = {
      light: { danger: { scale: 'success', step: 6 }, success: { scale: 'success', step: 6 } },
      dark: {},
    } as const;
    const texts = textsOf(pageOf({ ...LAGOON, chosen }, 'light')).map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('Confused: success and danger by normal'))).toBe(true);
  });
});
