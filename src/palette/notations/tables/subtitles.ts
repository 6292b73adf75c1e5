import { createCollector, type Found } from '../found';
import { noteAlpha } from '../values/opacity';
import { readBareColor } from '../values/readColor';
import { linesOf } from './lines';

const STYLES = /^\[V4\+? Styles\]\s*$/im;
/** '&H00FFA500': what is see-through (00 is solid), blue, green, red; zeros in front may be missing. */
const HEX = /^&H([0-9a-f]{1,8})&?$/i;
/** Older files have the same as a decimal number, negative where it is see-through. */
const DECIMAL = /^-?\d{1,10}$/;

const digitsOf = (value: string): string | null => {
  const hex = HEX.exec(value)?.[1];
  if (hex !== undefined) return hex.padStart(8, '0');
  return DECIMAL.test(value) ? (Number(value) >>> 0).toString(16).padStart(8, '0') : null;
};

const cellsOf = (row: string): string[] =>
  row
    .slice(row.indexOf(':') + 1)
    .split(',')
    .map((cell) => cell.trim());

/** The colors of the styles of subtitles ('.ass', '.ssa'). Null for other texts. */
export const parseSubtitles = (text: string): Found | null => {
  if (!STYLES.test(text)) return null;
  const { addColor, addProblem, found } = createCollector();
  let columns: readonly string[] = [];
  for (const { line, text: row } of linesOf(text)) {
    if (/^Format:.*Colou?r/i.test(row)) columns = cellsOf(row);
    if (!/^Style:/i.test(row)) continue;
    const cells = cellsOf(row);
    const style = cells[columns.findIndex((column) => column === 'Name')] ?? '';
    for (const [i, column] of columns.entries()) {
      const use = /^(\w+)Colou?r$/i.exec(column)?.[1]?.toLowerCase();
      if (use === undefined) continue;
      const cell = cells[i] ?? '';
      const [, a = '', b = '', g = '', r = ''] = /(..)(..)(..)(..)/.exec(digitsOf(cell) ?? '') ?? [];
      const color = readBareColor(`${r}${g}${b}`);
      if (!color) addProblem(line, cell);
      else if (noteAlpha(color, 1 - parseInt(a, 16) / 255))
        addColor(color, use === 'primary' ? style : `${style} ${use}`);
    }
  }
  return found('Subtitles', /^Title:[ \t]*(.*)/im.exec(text)?.[1]);
};
