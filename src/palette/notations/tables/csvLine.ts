import type { Color } from '../../../color/types';
import type { AlphaPlace } from '../values/alphaPlace';
import { withoutInk } from '../values/statedValues';
import { columnsOf, type Columns } from './csvColumns';
import { csvRows } from './csvRows';

const DELIMITERS = ['\t', ',', ';'];
const ANY_DELIMITER = /[\t,;]/;

/** A quoted cell between delimiters: '"Lemon, soft",#FFF3B0'. */
const QUOTED_CELL = /(?:^|[,;\t])\s{0,4}"(?:[^"\n]|""){1,200}"\s{0,4}(?=[,;\t]|$)/;
/** Delimiters as tables have them; those of sentences are followed by a space. */
const TIGHT = /^[^,;\t]{1,200}(?:[,;\t]\S[^,;\t]{0,200}){2,20}$/;

/** Longer lines are no rows of a table. */
const LINE_MAX = 1000;
const COLUMNS_MIN = 2;

/** The cells of a line that is split most by one delimiter; null where it has no two. */
const cellsOf = (line: string): readonly string[] | null => {
  if (line.length > LINE_MAX || !ANY_DELIMITER.test(line)) return null;
  const split = DELIMITERS.map((delimiter) => csvRows(line, delimiter, 1)[0]?.cells ?? []);
  const most = split.reduce((best, cells) => (cells.length > best.length ? cells : best), []);
  return most.length >= COLUMNS_MIN ? most : null;
};

/** Where the columns of a table begin within a list, and how many there are. */
export type ListedTable = { readonly columns: Columns; readonly width: number };

/** The table whose titles a line has: 'Name,Hex,Use'. Null unless the next line is a row of it. */
export const tableBelow = (line: string, next: string, alpha: AlphaPlace): ListedTable | null => {
  const titles = cellsOf(line);
  const cells = cellsOf(next);
  if (!titles || cells?.length !== titles.length) return null;
  const columns = columnsOf(titles, [{ line: 1, cells }], alpha);
  return columns?.color(cells) ? { columns, width: titles.length } : null;
};

export type NamedColor = { readonly color: Color; readonly name: string | null };

/** The color of a row of a table; null where the line is none. */
export const readTableRow = ({ columns, width }: ListedTable, line: string): NamedColor | null => {
  const cells = cellsOf(line);
  const color = cells?.length === width ? columns.color(cells) : null;
  return color && { color, name: cells?.[columns.name] ?? null };
};

/**
 * The color and name of a row of a table without titles, between lines of other kinds: '"Lemon, soft",#FFF3B0,light'.
 * The first other cell with letters is the name. `read` reads a whole cell, `written` finds a color within one. Null
 * where the line is no such row: where it has no quoted cell and spaces after its delimiters, or several colors.
 */
export const readCsvLine = (
  line: string,
  read: (cell: string) => Color | null,
  written: RegExp,
): NamedColor | null => {
  if (!QUOTED_CELL.test(line) && !TIGHT.test(line)) return null;
  const cells = cellsOf(line) ?? [];
  const colors = cells.map(read);
  if (cells.some((cell, i) => !colors[i] && written.test(cell))) return null;
  const [color, ...others] = colors.filter((one) => one !== null);
  const name = cells.find((cell, i) => !colors[i] && /\p{L}/u.test(cell));
  return color && others.length === 0 && name !== undefined ? { color, name: withoutInk(name) } : null;
};
