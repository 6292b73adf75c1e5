import { contrastRatio, formatRatio } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { SHEET_TITLES } from '../../domain/themeSheetMessages';
import type { ChartScales, chartWides } from '../chartScales';
import { roleColor } from '../checkTheme';
import { CHART_ROLES } from '../chooseCharts';
import { kebab, primitiveId } from '../exports/names';
import type { ThemeTokens } from '../exports/themeTokens';
import type { ModeColors } from '../modeColors';
import { FILLED_ROLES, GROUNDS, TEXT_ON, type ThemeRole } from '../roles';
import { resolveWide } from '../themeScales';
import type { ThemeMode } from '../theme';
import { digits, drawStrip, inkOn, type Area, type SheetColor } from './scaleRows';
import type { SheetInks } from './sheetInks';
import type { SheetPen } from './sheetPen';

const LINES = [
  'text',
  'mutedText',
  'link',
  'border',
  'control',
  'ring',
] as const satisfies readonly ThemeRole[];

const GAP = 10;
const SECTION = 22;
const COLUMNS = 4;
const GROUND = 50;
const CHIP = 62;
const LINE = 36;
const STRIP = 30;

export type RoleSheet = {
  readonly colors: ModeColors;
  readonly tokens: ThemeTokens;
  readonly mode: ThemeMode;
  readonly charts: ChartScales;
  readonly wides: ReturnType<typeof chartWides>;
  readonly inks: SheetInks;
  readonly area: Area;
};

/** '0D9488 · teal-600': a long name is cut at its end, never the color. */
const sourceOf = ({ tokens, mode, colors }: RoleSheet, role: ThemeRole): string => {
  const token = tokens.roles.find((one) => one.role === role);
  const alias = token ? ` · ${primitiveId(token[mode])}` : '';
  return `${digits(roleColor(colors, role))}${alias}`;
};

const colorOf = ({ colors }: RoleSheet, role: ThemeRole): SheetColor => ({
  color: roleColor(colors, role),
  wide: resolveWide(colors.scales, colors.aliases[role]),
});

const cellAt = ({ left, width }: Area, i: number, columns: number) => {
  const cell = (width - (columns - 1) * GAP) / columns;
  return { x: left + (i % columns) * (cell + GAP), row: Math.floor(i / columns), width: cell };
};

const drawTitle = (pen: SheetPen, title: string, left: number, top: number): number => {
  pen.write(title, left, top + 11, { size: 13, isBold: true });
  return top + 20;
};

const drawGrounds = (pen: SheetPen, sheet: RoleSheet, top: number): number => {
  const y = drawTitle(pen, SHEET_TITLES.grounds, sheet.area.left, top);
  GROUNDS.forEach((role, i) => {
    const { color, wide } = colorOf(sheet, role);
    const { x, width } = cellAt(sheet.area, i, COLUMNS);
    pen.swatch({ x, y, width, height: GROUND }, color, wide, sheet.inks.line);
    pen.write(kebab(role), x + 10, y + 20, {
      size: 12,
      isBold: true,
      color: inkOn(color),
      width: width - 20,
    });
    pen.write(sourceOf(sheet, role), x + 10, y + 37, { color: inkOn(color), width: width - 20 });
  });
  return y + GROUND + SECTION;
};

const drawLines = (pen: SheetPen, sheet: RoleSheet, top: number): number => {
  const y = drawTitle(pen, SHEET_TITLES.lines, sheet.area.left, top);
  LINES.forEach((role, i) => {
    const { x, row, width } = cellAt(sheet.area, i, 3);
    const at = y + row * (LINE + GAP);
    const { color, wide } = colorOf(sheet, role);
    pen.swatch({ x, y: at, width: LINE, height: LINE }, color, wide, sheet.inks.line);
    const room = width - LINE - 10;
    pen.write(kebab(role), x + LINE + 10, at + 15, { size: 12, isBold: true, width: room });
    pen.write(sourceOf(sheet, role), x + LINE + 10, at + 30, { color: sheet.inks.quiet, width: room });
  });
  return y + 2 * LINE + GAP + SECTION;
};

const drawFilled = (pen: SheetPen, sheet: RoleSheet, top: number): number => {
  const y = drawTitle(pen, SHEET_TITLES.filled, sheet.area.left, top);
  FILLED_ROLES.forEach((role, i) => {
    const { color: area, wide } = colorOf(sheet, role);
    const on = roleColor(sheet.colors, TEXT_ON[role]);
    const { x, row, width } = cellAt(sheet.area, i, COLUMNS);
    const at = y + row * (CHIP + GAP);
    const text = { color: formatHex(on), width: width - 20 };
    pen.swatch({ x, y: at, width, height: CHIP }, area, wide, sheet.inks.line);
    pen.write(kebab(role), x + 10, at + 20, { ...text, size: 12, isBold: true });
    pen.write(`${formatRatio(contrastRatio(area.rgb, on.rgb))} : 1`, x + width - 10, at + 20, {
      ...text,
      align: 'right',
    });
    pen.write(sourceOf(sheet, role), x + 10, at + 37, text);
    pen.write(`on: ${sourceOf(sheet, TEXT_ON[role])}`, x + 10, at + 51, text);
  });
  return y + 2 * CHIP + GAP + SECTION;
};

const drawCharts = (pen: SheetPen, sheet: RoleSheet, top: number): number => {
  const { area, inks } = sheet;
  const y = drawTitle(pen, SHEET_TITLES.charts, area.left, top);
  const series = CHART_ROLES.map((role) => colorOf(sheet, role));
  drawStrip(pen, series, y, STRIP, area, inks.line);
  const below = y + STRIP + 14;
  (['sequential', 'diverging'] as const).forEach((scale, i) => {
    const { x, width } = cellAt(area, i, 2);
    pen.write(SHEET_TITLES[scale], x, below + 4, { color: inks.quiet });
    const colors = sheet.charts[scale].map((color, at) => ({
      color,
      wide: sheet.wides[scale][at] ?? null,
    }));
    drawStrip(pen, colors, below + 10, STRIP, { left: x, width }, inks.line);
  });
  return below + 10 + STRIP + SECTION;
};

/** Draws all roles: grounds, text and lines, filled areas with their text, charts. Returns the bottom edge. */
export const drawRoles = (pen: SheetPen, sheet: RoleSheet, top: number): number =>
  [drawGrounds, drawLines, drawFilled, drawCharts].reduce((y, draw) => draw(pen, sheet, y), top);
