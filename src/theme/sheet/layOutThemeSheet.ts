import { sheetNote } from '../../domain/themeSheetMessages';
import { chartScales, chartWides } from '../chartScales';
import { themeTokens } from '../exports/themeTokens';
import { modeColors } from '../modeColors';
import { allScales } from '../themeScales';
import { THEME_MODES, type Theme, type ThemeMode } from '../theme';
import { drawContrast } from './contrastTable';
import { drawRoles } from './roleCards';
import { drawScales } from './scaleRows';
import { sheetInks } from './sheetInks';
import { createPen } from './sheetPen';
import { sheetTitle } from './sheetTitle';
import type { SheetPage } from './shapes';

const WIDTH = 800;
/** A4: a typical theme fills one page. */
const LEAST_HEIGHT = Math.round(WIDTH * Math.SQRT2);
const MARGIN = 44;
const SECTION = 24;

const MODE_NAMES: Readonly<Record<ThemeMode, string>> = { light: 'Light', dark: 'Dark' };

const layOutMode = (theme: Theme, mode: ThemeMode, isWideShown: boolean): SheetPage => {
  const tokens = themeTokens(theme);
  const colors = modeColors(theme, mode);
  const inks = sheetInks(colors);
  const area = { left: MARGIN, width: WIDTH - 2 * MARGIN };
  const pen = createPen(inks.text);
  const right = MARGIN + area.width;
  pen.write(sheetTitle(theme), MARGIN, 62, {
    size: 26,
    isBold: true,
    width: area.width - 110,
  });
  pen.write(MODE_NAMES[mode], right, 62, { size: 20, align: 'right', color: inks.quiet });
  const gamut = theme.gamut === 'srgb' ? 'srgb' : isWideShown ? 'p3' : 'p3-in-srgb';
  const note = sheetNote(theme.hues.length, theme.steps.length, gamut);
  pen.write(note, MARGIN, 84, { size: 12, color: inks.quiet });
  const [charts, wides] = [chartScales(theme, mode), chartWides(theme, mode)];
  let y = drawScales(pen, allScales(colors.scales), theme.steps, 108, area, inks) + SECTION;
  y = drawRoles(pen, { colors, tokens, mode, charts, wides, inks, area }, y);
  y = drawContrast(pen, colors, y, area, inks);
  const height = Math.max(Math.ceil(y + MARGIN), LEAST_HEIGHT);
  const ground = { kind: 'box', x: 0, y: 0, width: WIDTH, height, color: inks.page } as const;
  return { width: WIDTH, height, shapes: [ground, ...pen.shapes] };
};

/**
 * A theme on two pages of equal size, light and dark, each on its own ground: scales, roles, charts, contrast.
 *
 * @param isWideShown whether the target shows wide colors; the sheet states it
 */
export const layOutThemeSheet = (theme: Theme, isWideShown = false): readonly SheetPage[] =>
  THEME_MODES.map((mode) => layOutMode(theme, mode, isWideShown));
