import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { createCollector, type Found } from '../found';
import { colorFromChannels, readBareColor } from '../values/readColor';
import { linesOf } from './lines';

/** The cells of a row; quotes may hold the delimiter, and themselves twice. */
const splitRow = (row: string, delimiter: string): string[] => {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${sign}`);
  }
  return cells.map((cell) => cell.trim());
};

const DELIMITERS = [',', ';', '\t'];

type Columns = {
  readonly delimiter: string;
  readonly hex: number;
  readonly rgb: readonly number[];
  readonly name: number;
};

const columnsOf = (head: string): Columns | null => {
  const delimiter = DELIMITERS.find((sign) => head.includes(sign));
  if (delimiter === undefined) return null;
  const titles = splitRow(head.toLowerCase(), delimiter);
  const find = (...names: readonly string[]): number => titles.findIndex((title) => names.includes(title));
  const hex = find('hex', 'hex code', 'value', 'color', 'colour');
  const rgb = [find('r', 'red'), find('g', 'green'), find('b', 'blue')];
  if (hex < 0 && rgb.some((column) => column < 0)) return null;
  return { delimiter, hex, rgb, name: find('name', 'label', 'title') };
};

/** A table whose first row names a column for hex, or three for RGB. Null without such a row. */
export const parseCsv = (text: string): Found | null => {
  const [head, ...rows] = linesOf(text);
  const columns = head ? columnsOf(head.text) : null;
  if (!columns) return null;
  const collector = createCollector();
  for (const { line, text: row } of rows) {
    if (row === '') continue;
    const cells = splitRow(row, columns.delimiter);
    const hex = cells[columns.hex] ?? '';
    const color =
      (hex === '' ? null : readBareColor(hex)) ??
      colorFromChannels(columns.rgb.map((column) => Number(cells[column] ?? NaN)));
    // An apostrophe keeps spreadsheets from running the cell.
    const name = (cells[columns.name] ?? '').replace(/^'(?=[=+\-@])/, '');
    if (color) collector.addColor(color, name || null);
    else collector.addProblem(line, row);
  }
  return collector.found('CSV');
};

const csvRow = ({ name, color }: ExportValue): string => {
  const { rgb, hsl } = color;
  return [csvCell(name), formatHex(color), rgb.r, rgb.g, rgb.b, hsl.h, hsl.s, hsl.l].join(',');
};

/** RFC 4180, with the exact value as hex and RGB, and the usual integer HSL. */
export const csvLines = (palette: ExportPalette): CodeLine[] => [
  ...plainLines('Name,Hex,R,G,B,H,S,L'),
  ...exportValues(palette).map((value) => valueLine(csvRow(value), value, value.name)),
];
