import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import type { Color, P3 } from '../../color/types';
import { SHEET_SIGNS, SHEET_TITLES } from '../../domain/themeSheetMessages';
import type { Scale } from '../scale';
import type { SheetInks } from './sheetInks';
import type { SheetPen } from './sheetPen';
import type { SheetSign } from './shapes';

const LABEL = 88;
const ROW = 34;
const GAP = 3;
const LARGEST = 10;
/** Distance of a cut corner's middle from the edges of its cell. */
const CORNER = 5;
/** Width of six digits with margins, in multiples of the font size. */
const DIGITS = 4.6;

/** The color of text on this color. */
export const inkOn = (color: Color): string => readableInk(color.rgb);

/** The hex digits without '#', which all would have. */
export const digits = (color: Color): string => formatHex(color).slice(1);

export type Area = { readonly left: number; readonly width: number };

/** A color and its wide color; null for none. */
export type SheetColor = { readonly color: Color; readonly wide: P3 | null };

/** Cells of equal width with the digits of their colors, and a cut corner for a wide color. */
export const drawStrip = (
  pen: SheetPen,
  colors: readonly SheetColor[],
  y: number,
  height: number,
  { left, width }: Area,
  edge: string,
): void => {
  const cell = width / colors.length;
  const size = Math.min(LARGEST, cell / DIGITS);
  colors.forEach(({ color, wide }, i) => {
    const x = left + i * cell;
    pen.swatch({ x, y, width: cell, height }, color, wide);
    if (wide) pen.mark('wide', x + cell - CORNER, y + CORNER, inkOn(color));
    const style = { size, align: 'center', color: inkOn(color) } as const;
    pen.write(digits(color), x + cell / 2, y + height / 2 + size / 3, style);
  });
  // Hairlines, so that colors like the page keep an edge.
  pen.shapes.push(
    ...[y, y + height - 0.5].map(
      (top) => ({ kind: 'box', x: left, y: top, width, height: 0.5, color: edge }) as const,
    ),
  );
};

/** The signs that occur on some step. */
const signsOf = (scales: readonly Scale[]): SheetSign[] => [
  'anchor',
  ...(scales.some(({ pins }) => pins.length > 0) ? (['pin'] as const) : []),
  ...(scales.some(({ wides }) => wides.some((wide) => wide !== null)) ? (['wide'] as const) : []),
];

/** Draws a row for each scale, with the names of the steps above. Returns the bottom edge. */
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
  for (const { id, steps, wides, anchors, pins } of scales) {
    pen.write(id, area.left, y + ROW / 2 + 4, { size: 12, width: LABEL - 8 });
    const colors = steps.map((color, step) => ({ color, wide: wides[step] ?? null }));
    drawStrip(pen, colors, y, ROW, strip, inks.line);
    const mark = (sign: SheetSign, color: Color, step: number): void =>
      pen.mark(sign, strip.left + (step + 0.5) * cell, y + 6, inkOn(color));
    for (const { color, step } of anchors) if (step !== null) mark('anchor', color, step);
    for (const step of pins) {
      const color = steps[step];
      if (color) mark('pin', color, step);
    }
    y += ROW + GAP;
  }
  let x = strip.left + 4;
  for (const sign of signsOf(scales)) {
    pen.mark(sign, x, y + 9, inks.quiet);
    pen.write(SHEET_SIGNS[sign].text, x + 7, y + 12, {
      color: inks.quiet,
      width: strip.left + strip.width - x - 7,
    });
    x += SHEET_SIGNS[sign].width;
  }
  return y + 16;
};
