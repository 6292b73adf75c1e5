import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import { IMPORT } from '../../../domain/fileLimits';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { createCollector, type Found } from '../found';
import { alphaPlaceOf } from '../values/alphaPlace';
import { withoutInk } from '../values/statedValues';
import { columnsOf, columnsOfCells } from './csvColumns';
import { csvRows, type CsvRow } from './csvRows';
import { labeledColumns, readLabeledRow } from './labeledColumns';

/** The least ambiguous delimiter first. */
const DELIMITERS = ['\t', ',', ';', '|'];

/** A line of spreadsheets before the table that names its delimiter. */
const SEPARATOR = /^sep=([,;\t|])\n/i;

/** Pictures in a Markdown cell, mostly of its color. */
const PICTURE = /!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)|<img\b[^<>]{0,500}>/gi;
/** The line below the head of a Markdown table; a text with two of them has two tables. */
export const BELOW_HEAD = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
/** A Markdown cell in backticks or bold. */
const MARKED = /^(\*{1,2}|__|`)([^*`]+)\1$/;

/** A row of a Markdown table without its marks; the line below its head is dropped. */
const plainRow = ({ line, cells }: CsvRow): CsvRow[] =>
  cells.every((cell) => /^[-: ]*$/.test(cell))
    ? []
    : [
        {
          line,
          cells: cells.map((cell) =>
            cell.replaceAll(PICTURE, '').trim().replace(MARKED, '$2').replaceAll(/^`|`$/g, ''),
          ),
        },
      ];

/** A row with one filled cell, as spreadsheets have a title above a table. */
const isTitle = (row: CsvRow | undefined): boolean =>
  row !== undefined && row.cells.length > 1 && row.cells.slice(1).every((cell) => cell === '');

/** How much of the first row is examined. */
const HEAD_MAX = 2000;

/** The quote that `csvCell` adds to a cell that spreadsheets would run as a formula. */
const GUARD = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n'])/u;

const withoutGuard = (cell: string): string => cell.replace(GUARD, '');

/**
 * A table whose first row names a column of colors, columns of channels, or what several columns of colors are for; or
 * one without such a row whose cells show it. Null for other texts.
 */
export const parseCsv = (text: string): Found | null => {
  // A leading tab is an empty cell, as above row numbers.
  const shown = text.replace(/^[^\S\t]+/, '');
  const [before = '', named] = SEPARATOR.exec(shown) ?? [];
  const start = shown.slice(before.length);
  const head = start.slice(0, HEAD_MAX).split('\n', 1)[0] ?? '';
  const delimiter = named ?? DELIMITERS.find((sign) => head.includes(sign));
  if (delimiter === undefined) return null;
  const skipped = text.slice(0, text.length - start.length).split('\n').length - 1;
  const isMarkdown = delimiter === '|';
  if (isMarkdown && start.split('\n').filter((line) => BELOW_HEAD.test(line)).length > 1) return null;
  const read = csvRows(start, delimiter, IMPORT.maxColors + 1).flatMap((row) =>
    isMarkdown ? plainRow(row) : row,
  );
  const all = isTitle(read[0]) ? read.slice(1) : read;
  const [first, ...rows] = all;
  const alpha = alphaPlaceOf(text);
  const collector = createCollector();
  const labeled = first ? labeledColumns(first.cells, rows, alpha) : null;
  if (labeled) {
    for (const { line, cells } of rows) {
      if (collector.isFull()) break;
      const inRow = readLabeledRow(labeled, cells.map(withoutGuard), alpha);
      for (const { cell, color, name } of inRow) {
        if (color) collector.addColor(color, name);
        else collector.addProblem(line + skipped, cell);
      }
      if (inRow.length === 0) collector.addProblem(line + skipped, cells.join(delimiter));
    }
    return collector.found('CSV');
  }
  const titled = first ? columnsOf(first.cells, rows, alpha) : null;
  const columns = titled ?? (isMarkdown ? null : columnsOfCells(all, alpha));
  if (!columns) return null;
  for (const { line, cells } of titled ? rows : all) {
    const color = columns.color(cells);
    const name = withoutInk(withoutGuard(cells[columns.name] ?? ''));
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
