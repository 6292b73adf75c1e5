import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import { IMPORT } from '../../../domain/limits';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { createCollector, type Found } from '../found';
import { alphaPlaceOf } from '../values/alphaPlace';
import { columnsOf } from './csvColumns';
import { csvRows } from './csvRows';

const DELIMITERS = [',', ';', '\t', '|'];

/** As long as a first row is looked at. */
const HEAD_MAX = 2000;

/** What `csvCell` puts before a cell that spreadsheets would run. */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n'])/u;

/** A table whose first row names a column for colors, or those of channels. Null without such a row. */
export const parseCsv = (text: string): Found | null => {
  const start = text.trimStart();
  const head = start.slice(0, HEAD_MAX).split('\n', 1)[0] ?? '';
  const delimiter = DELIMITERS.find((sign) => head.includes(sign));
  if (delimiter === undefined) return null;
  const skipped = text.slice(0, text.length - start.length).split('\n').length - 1;
  const [first, ...rows] = csvRows(start, delimiter, IMPORT.maxColors + 1);
  const columns = first ? columnsOf(first.cells, rows, alphaPlaceOf(text)) : null;
  if (!columns) return null;
  const collector = createCollector();
  for (const { line, cells } of rows) {
    const color = columns.color(cells);
    const name = (cells[columns.name] ?? '').replace(GUARD, '');
    if (color) collector.addColor(color, name || null);
    else collector.addProblem(line + skipped, cells.join(delimiter));
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
