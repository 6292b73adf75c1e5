import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import { SHEET_TITLES } from '../../domain/themeSheetMessages';
import type { Scale } from '../scale';
import type { SheetInks } from './sheetInks';
import type { SheetPen } from './sheetPen';

const LABEL = 88;
const ROW = 34;
const GAP = 3;
const LARGEST = 10;
/** The width of six digits and the room beside them, by the size of the letters. */
const DIGITS = 4.6;

/** A color as text on itself needs it. */
export const inkOn = (color: Color): string => readableInk(color.rgb);

/** Digits without the sign that all of them have. */
export const digits = (color: Color): string => formatHex(color).slice(1);

export type Area = { readonly left: number; readonly width: number };

/** Cells of equal width side by side, with the digits of their colors. */
export const drawStrip = (
  pen: SheetPen,
  colors: readonly Color[],
  y: number,
  height: number,
  { left, width }: Area,
  edge: string,
): void => {
  const cell = width / colors.length;
  const size = Math.min(LARGEST, cell / DIGITS);
  colors.forEach((color, i) => {
    const x = left + i * cell;
    pen.box(x, y, cell, height, formatHex(color));
    const style = { size, align: 'center', color: inkOn(color) } as const;
    pen.write(digits(color), x + cell / 2, y + height / 2 + size / 3, style);
  });
  // Keeps the edge of colors that are as the page.
  pen.shapes.push(
    ...[y, y + height - 0.5].map(
      (top) => ({ kind: 'box', x: left, y: top, width, height: 0.5, color: edge }) as const,
    ),
  );
};

/** A row for each scale, names of the steps above. Returns where it ends. */
export const drawScales = (
  pen: SheetPen,
  scales: readonly Scale[],
  stepNames: readonly string[],
  top: number,
  area: Area,
  inks: SheetInks,
): number => {
  const strip = { left: area.left + LABEL, width: area.width - LABEL };
  const cell = strip.width / stepNames.length;
  const size = Math.min(LARGEST, cell / DIGITS);
  pen.write(SHEET_TITLES.scales, area.left, top + 11, { size: 13, isBold: true, width: LABEL });
  stepNames.forEach((name, i) => {
    const style = { size, align: 'center', color: inks.quiet, width: cell - 2 } as const;
    pen.write(name, strip.left + (i + 0.5) * cell, top + 11, style);
  });
  let y = top + 20;
  for (const { id, steps, anchors } of scales) {
    pen.write(id, area.left, y + ROW / 2 + 4, { size: 12, width: LABEL - 8 });
    drawStrip(pen, steps, y, ROW, strip, inks.line);
    for (const { color, step } of anchors)
      if (step !== null) pen.dot(strip.left + (step + 0.5) * cell, y + 6, inkOn(color));
    y += ROW + GAP;
  }
  pen.dot(strip.left + 4, y + 9, inks.quiet);
  pen.write(SHEET_TITLES.anchors, strip.left + 11, y + 12, { color: inks.quiet, width: strip.width - 11 });
  return y + 16;
};
