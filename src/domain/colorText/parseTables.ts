import { createCollector, type Found } from './found';
import { colorFromChannels, readBareColor } from './readColor';

const LINE_MAX = 300;

/** The lines of a file that has one color in a line, cut to a length that cannot take long, counted from 1. */
const linesOf = (text: string): { line: number; text: string }[] =>
  text.split('\n').map((line, i) => ({ line: i + 1, text: line.slice(0, LINE_MAX).trim() }));

const CHANNELS = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;

const parseChannels = (text: string, kind: string, skip: (line: string, index: number) => boolean): Found => {
  const collector = createCollector();
  for (const [index, { line, text: content }] of linesOf(text).entries()) {
    if (content === '' || skip(content, index)) continue;
    const [, r, g, b, name] = CHANNELS.exec(content) ?? [];
    const color = colorFromChannels([r, g, b].map(Number));
    if (color) collector.addColor(color, name ?? null);
    else collector.addProblem(line, content);
  }
  return collector.found(kind);
};

/** GIMP's palette. */
export const parseGpl = (text: string): Found =>
  parseChannels(text, 'GPL', (line, index) => index === 0 || /^(?:#|Name:|Columns:|Channels:)/i.test(line));

/** Paint Shop Pro's palette: a name, a version and a count come first. */
export const parseJasc = (text: string): Found => parseChannels(text, 'PAL', (_, index) => index < 3);

/** Paint.NET's palette: opacity comes first, 'FF0D9488'. */
export const parsePaintNet = (text: string): Found => {
  const collector = createCollector();
  for (const { line, text: content } of linesOf(text)) {
    if (content === '' || content.startsWith(';')) continue;
    const color = /^[0-9a-f]{8}$/i.test(content) ? readBareColor(content.slice(2)) : null;
    if (color) collector.addColor(color);
    else collector.addProblem(line, content);
  }
  return collector.found('Paint.NET');
};

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
