import type { Color } from '../../../color/types';
import { parseNumberList } from '../numberList';
import { readColor } from '../values/readColor';
import type { CsvRow } from './csvRows';

/** Titles of columns with all channels of a color in a cell, the most exact model first. */
const MODELS: readonly (readonly [string, RegExp])[] = [
  ['rgb', /^s?rgba?$/],
  ['oklch', /^oklch$/],
  ['oklab', /^oklab$/],
  ['lch', /^(?:cie ?)?lch$/],
  ['lab', /^(?:cie ?)?l\*?a\*?b\*?$/],
  ['hsl', /^hsla?$/],
  ['hsb', /^hs[bv]$/],
  ['cmyk', /^cmyk$/],
];
/** 'OKLCH value', 'CSS hsl()'. */
const AROUND = /^css | (?:values?|codes?|colou?r)$|\(\)$/g;

/** The model that a title names; undefined for other titles. */
export const modelOfTitle = (title: string): string | undefined =>
  MODELS.find(([, pattern]) => pattern.test(title.replaceAll(AROUND, '')))?.[0];

const readCell = (model: string, cell: string): Color | null =>
  readColor(cell) ?? parseNumberList(`${model} ${cell}`)?.colors[0]?.color ?? null;

type ModelColumn = { readonly column: number; readonly color: (cells: readonly string[]) => Color | null };

/**
 * The column with a color in each cell by the channels of the model in its title: 'OKLCH' above '92% 0.04 85'. Null where
 * no such column has a color.
 */
export const modelColumn = (titles: readonly string[], rows: readonly CsvRow[]): ModelColumn | null => {
  for (const [model] of MODELS) {
    const column = titles.findIndex((title) => modelOfTitle(title) === model);
    const color = (cells: readonly string[]): Color | null => readCell(model, cells[column] ?? '');
    if (column >= 0 && rows.some(({ cells }) => color(cells))) return { column, color };
  }
  return null;
};
