import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import type { ExportPalette, ExportValue } from '../../exportPalette';
import { TILE } from './tiles';
import { escapeXml } from './xml';

const LABEL_INSET = 16;

/** A column for each color, labeled with its value and name; scales run downwards. */
export const svgLines = (palette: ExportPalette): CodeLine[] => {
  const rows = palette.colors[0]?.values.length ?? 1;
  const height = rows === 1 ? TILE.tall : TILE.step;
  const [fullWidth, fullHeight] = [palette.colors.length * TILE.width, rows * height];

  const tile = (value: ExportValue, column: number, row: number): CodeLine => {
    const [x, y, hex] = [column * TILE.width, row * height, formatHex(value.color)];
    const ink = readableInk(value.color.rgb);
    const label = (text: string, up: number): string =>
      `<text x="${x + LABEL_INSET}" y="${y + height - up}" fill="${ink}">${escapeXml(text)}</text>`;
    const rect = `<rect x="${x}" y="${y}" width="${TILE.width}" height="${height}" fill="${hex.toLowerCase()}"/>`;
    return valueLine(`  <g>${rect}${label(hex, 36)}${label(value.name, LABEL_INSET)}</g>`, value, hex);
  };

  return [
    ...plainLines(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fullWidth} ${fullHeight}" width="${fullWidth}" height="${fullHeight}" font-family="system-ui, sans-serif" font-size="13">`,
      `  <title>${escapeXml(palette.title)}</title>`,
    ),
    ...palette.colors.flatMap(({ values }, column) => values.map((value, row) => tile(value, column, row))),
    ...plainLines('</svg>'),
  ];
};
