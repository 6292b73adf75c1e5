import { createCollector, type Found } from '../found';
import { alphaPlaceOf } from '../values/alphaPlace';
import { columnsOf } from './csvColumns';
import { CHANNEL_TITLES, titleOf } from './csvTitles';
import type { CsvRow } from './csvRows';
import { linesOf } from './lines';
import { modelOfTitle } from './modelColumn';

const LETTERS_OF_LAB = [['l'], ['a'], ['b']] as const;
const MODELS: readonly (readonly (readonly string[])[])[] = [
  ...Object.values(CHANNEL_TITLES),
  LETTERS_OF_LAB,
];

/** '0.62', '92%', '−0.1', '184.7°'. */
const NUMBER = /^[-+−]?\d*\.?\d+(?:%|°|deg)?$/;
const ORDINAL = /^\d+[.)]?$/;

/** Other tables have such letters, too. */
const OTHER_TABLE = /^(?:time|date|day|month|year|hour|team|player)$/i;

/** A sentence has more words beside the letters. */
const OTHERS_MAX = 3;

/** Longer lines are no titles. */
const HEAD_MAX = 100;

type Head = {
  /** How many words stand before the channels, and what they and those behind them are called. */
  readonly before: readonly string[];
  readonly channels: readonly string[];
  readonly behind: readonly string[];
};

/** 'Name L C H', 'R G B Name': the titles of the channels of one model side by side. */
const headOf = (line: string): Head | null => {
  const words = line.split(/\s+/);
  for (const model of MODELS) {
    const start = words.findIndex((_, at) =>
      model.every((titles, i) => titles.includes(titleOf(words[at + i] ?? ''))),
    );
    const end = start + model.length;
    const isOther = words.length - model.length > OTHERS_MAX || words.some((word) => OTHER_TABLE.test(word));
    if (start >= 0 && !isOther)
      return { before: words.slice(0, start), channels: words.slice(start, end), behind: words.slice(end) };
  }
  const at = words.length > OTHERS_MAX ? -1 : words.findIndex((word) => modelOfTitle(word.toLowerCase()));
  if (at < 0) return null;
  return { before: words.slice(0, at), channels: [words[at] ?? ''], behind: words.slice(at + 1) };
};

/**
 * The cells of a row: its name, its channels, and what stands in the columns behind them; null where numbers are missing.
 * Below the name of a model, the channels are in one cell.
 */
const cellsOf = (line: string, { before, channels, behind }: Head): readonly string[] | null => {
  const words = line.split(/\s+/);
  const [only = ''] = channels;
  const count = channels.length > 1 ? channels.length : /^cmyk$/i.test(only) ? 4 : 3;
  // A name may have several words: it is what the other columns leave.
  const start = before.length === 0 ? 0 : words.length - count - behind.length;
  const numbers = words.slice(Math.max(0, start), start + count).map((word) => word.replace(/,$/, ''));
  if (numbers.length < count || !numbers.every((word) => NUMBER.test(word))) return null;
  const [first = '', ...others] = words.slice(0, start);
  const isNumbered = before.length > 1 && others.length > 0 && ORDINAL.test(first);
  const name = (isNumbered ? others : [first, ...others]).join(' ');
  const rest = words.slice(start + count);
  const signed = numbers.map((word) => word.replace('−', '-'));
  return [
    name,
    ...(channels.length > 1 ? signed : [signed.join(' ')]),
    ...(before.length === 0 ? [rest.join(' ')] : rest),
  ];
};

/**
 * A table whose columns are parted by spaces, with the channels of a model in its first row: 'Name L C H' above 'Teal
 * 0.62 0.11 190'. Null for other texts, and where fewer than half of the rows have such numbers.
 */
export const parseSpacedTable = (text: string): Found | null => {
  const head = headOf(/\S.*/.exec(text)?.[0].slice(0, HEAD_MAX).trim() ?? '');
  if (!head) return null;
  const [, ...lines] = linesOf(text).filter((line) => line.text !== '');
  const read = lines.map(({ line, text: shown }) => ({ line, shown, cells: cellsOf(shown, head) }));
  const rows: CsvRow[] = read.flatMap(({ line, cells }) => (cells ? { line, cells } : []));
  const titles = ['name', ...head.channels, ...(head.before.length === 0 ? [''] : head.behind)];
  const columns = rows.length * 2 < lines.length ? null : columnsOf(titles, rows, alphaPlaceOf(text));
  if (!columns) return null;
  const { addColor, addProblem, found } = createCollector();
  for (const { line, shown, cells } of read) {
    const color = cells && columns.color(cells);
    const name = head.before.length === 0 ? cells?.at(-1) : cells?.[0];
    if (color) addColor(color, name ?? null);
    else addProblem(line, shown, cells ? 'outOfRange' : undefined);
  }
  const table = found('Table');
  return table.colors.length > 0 ? table : null;
};
