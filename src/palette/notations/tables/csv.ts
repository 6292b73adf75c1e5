import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import { IMPORT } from '../../../domain/fileLimits';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { createCollector, type Found } from '../found';
import { alphaPlaceOf } from '../values/alphaPlace';
import { columnsOf, columnsOfCells } from './csvColumns';
import { csvRows, type CsvRow } from './csvRows';

/** What is hardly anything else comes first. */
const DELIMITERS = ['\t', ',', ';', '|'];

/** What spreadsheets put before a table to name its delimiter. */
const SEPARATOR = /^sep=([,;\t|])\n/i;

/** A row of a table in Markdown: without the signs of code, and none for the line below the head. */
const plainRow = ({ line, cells }: CsvRow): CsvRow[] =>
  cells.every((cell) => /^[-: ]*$/.test(cell))
    ? []
    : [{ line, cells: cells.map((cell) => cell.replaceAll(/^`|`$/g, '')) }];

/** A row with one cell and empty ones, as spreadsheets have a title above their tables. */
const isTitle = (row: CsvRow | undefined): boolean =>
  row !== undefined && row.cells.length > 1 && row.cells.slice(1).every((cell) => cell === '');

/** As long as a first row is looked at. */
const HEAD_MAX = 2000;

/** What `csvCell` puts before a cell that spreadsheets would run. */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n'])/u;

/**
 * A table whose first row names a column for colors, or those of channels; or one without such a row whose cells tell
 * it. Null for other texts.
 */
export const parseCsv = (text: string): Found | null => {
  // A tab is an empty cell, as above the numbers of the rows.
  const shown = text.replace(/^[^\S\t]+/, '');
  const [before = '', named] = SEPARATOR.exec(shown) ?? [];
  const start = shown.slice(before.length);
  const head = start.slice(0, HEAD_MAX).split('\n', 1)[0] ?? '';
  const delimiter = named ?? DELIMITERS.find((sign) => head.includes(sign));
  if (delimiter === undefined) return null;
  const skipped = text.slice(0, text.length - start.length).split('\n').length - 1;
  const isMarkdown = delimiter === '|';
  const read = csvRows(start, delimiter, IMPORT.maxColors + 1).flatMap((row) =>
    isMarkdown ? plainRow(row) : row,
  );
  const all = isTitle(read[0]) ? read.slice(1) : read;
  const [first, ...rows] = all;
  const alpha = alphaPlaceOf(text);
  const titled = first ? columnsOf(first.cells, rows, alpha) : null;
  const columns = titled ?? (isMarkdown ? null : columnsOfCells(all, alpha));
  if (!columns) return null;
  const collector = createCollector();
  for (const { line, cells } of titled ? rows : all) {
    const color = columns.color(cells);
    const name = (cells[columns.name] ?? '').replace(GUARD, '');
    if (color) collector.addColor(color, name);
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
