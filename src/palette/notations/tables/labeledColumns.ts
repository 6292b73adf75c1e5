import type { Color } from '../../../color/types';
import { hasSentenceWord } from '../prose/words';
import type { AlphaPlace } from '../values/alphaPlace';
import {
  COLUMNS_MAX,
  HEX_CELL,
  HEX_TITLE,
  isHexColumn,
  NAME_TITLES,
  readCell,
  SAMPLE,
  VALUE_TITLES,
  wordColumn,
} from './csvColumns';
import type { CsvRow } from './csvRows';
import { CHANNEL_TITLES, findTitle, titleOf } from './csvTitles';

/** Columns of colors whose titles are parts of their names: 'Light' and 'Dark', or '50', '100', '500'. */
export type LabeledColumns = {
  /** −1 where the titles are the whole names. */
  readonly name: number;
  readonly colors: readonly { readonly column: number; readonly title: string }[];
};

const MODELS: readonly (readonly (readonly string[])[])[] = Object.values(CHANNEL_TITLES);

const TITLE = /^[\p{L}\p{N} #()%&/+_.'’–-]{0,32}$/u;
const TITLE_WORDS = 4;

/** Nothing, or a sign for it. */
const EMPTY = /^[\s–—-]*$/;

/** 'rgb(13 148 136)', '13 148 136'; a single word or number may be a title. */
const isColorOfChannels = (cell: string): boolean => /[ (]/.test(cell) && readCell(cell, 'last') !== null;

/** Whether a cell is a title, not a color, code or a part of a sentence. */
const isTitle = (cell: string): boolean => {
  const { length } = cell.trim().split(/\s+/);
  const isWords = length <= TITLE_WORDS && !(length > 1 && hasSentenceWord(cell));
  return TITLE.test(cell) && isWords && !HEX_CELL.test(cell) && !isColorOfChannels(cell);
};

/**
 * The labeled columns of a table with titles in its first row. Null where a title says that its column has the color,
 * where nothing has names, and where fewer than two colors are certain.
 */
export const labeledColumns = (
  head: readonly string[],
  rows: readonly CsvRow[],
  alpha: AlphaPlace,
): LabeledColumns | null => {
  if (head.length > COLUMNS_MAX || rows.some(({ cells }) => cells.length > head.length)) return null;
  if (!head.every(isTitle)) return null;
  const sample = rows.slice(0, SAMPLE);
  const titles = head.map(titleOf);
  const isOfChannels = MODELS.some((channels) => channels.every((names) => findTitle(titles, names) >= 0));
  // 'Value (Light)' and 'Value (Dark)' differ in what titles leave out.
  const isLabeled = (title: string, column: number): boolean =>
    titles.some((other, i) => other === title && head[i] !== head[column]);
  const isValue = (title: string, column: number): boolean =>
    VALUE_TITLES.test(title) &&
    !isLabeled(title, column) &&
    sample.some(({ cells }) => HEX_CELL.test(cells[column] ?? ''));
  if (isOfChannels || titles.some(isValue)) return null;
  const filledRows = (column: number): CsvRow[] =>
    sample.filter(({ cells }) => !EMPTY.test(cells[column] ?? ''));
  const columns = [...head.keys()].filter((column) => isHexColumn(filledRows(column), column));
  if (!columns.some((column) => isHexColumn(sample, column))) return null;
  const [first = -1, ...others] = columns;
  const isAlone = others.length === 0;
  if (isAlone && (rows.length < 2 || HEX_TITLE.test(titles[first] ?? ''))) return null;
  const isFilled = (column: number): boolean =>
    sample.filter(({ cells }) => /[\p{L}\p{N}]/u.test(cells[column] ?? '')).length * 2 > sample.length;
  const found = [
    ...NAME_TITLES.map((title) => titles.indexOf(title)),
    wordColumn(sample, head.length, alpha, first),
    ...Array.from({ length: first }, (_, column) => column),
  ].find((column) => column >= 0 && !columns.includes(column) && isFilled(column));
  // A row of names above a row of their colors.
  const isRow = rows.length === 1 && columns.length === head.length;
  const areNames = isRow && (head.length > 2 || head.every((cell) => /^\S+$/.test(cell)));
  if (found === undefined && !areNames) return null;
  const colors = columns.map((column) => ({ column, title: isAlone ? '' : (head[column] ?? '').trim() }));
  return { name: found ?? -1, colors };
};

/** 'Teal Dark', or 'Teal 500' where the rows are steps of a scale. */
const nameOf = (name: string, title: string): string =>
  (/^\d+$/.test(name) ? [title, name] : [name, title]).filter((part) => part !== '').join(' ');

/** The cells of a row that are no names, each with its color; null for one that should have been a color. */
export const readLabeledRow = (
  { name, colors }: LabeledColumns,
  cells: readonly string[],
  alpha: AlphaPlace,
): { readonly cell: string; readonly color: Color | null; readonly name: string }[] =>
  colors.flatMap(({ column, title }) => {
    const cell = cells[column] ?? '';
    if (EMPTY.test(cell)) return [];
    return [{ cell, color: readCell(cell, alpha), name: nameOf(cells[name] ?? '', title) }];
  });
