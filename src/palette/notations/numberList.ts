import type { Color } from '../../color/types';
import { createCollector, type Found } from './found';
import { colorFromChannels, colorFromFractions, colorFromInks } from './values/readColor';

const LINE_MAX = 300;
const NUMBER = String.raw`(?:0|[1-9]\d{0,2})(?:\.\d{1,10})?%?`;
/** 'R: 13', 'c=91', or the number alone. */
const channel = String.raw`(?:\b[a-z]\s?[:=]?\s?)?(${NUMBER})`;
const BETWEEN = String.raw`(?: ?[,;/] ?| )`;
const ROW = new RegExp(
  String.raw`^(.*?)(?<![\w.#%-])(?:(?:rgba?|cmyk) ?[:(]? ?)?[([{]? ?${channel}${BETWEEN}${channel}${BETWEEN}${channel}(?:${BETWEEN}${channel})? ?[)\]}]*(?![\w.#%-])(.*)$`,
  'i',
);

type Row = {
  readonly line: number;
  readonly text: string;
  readonly values: readonly number[];
  readonly name: string;
  readonly isCmyk: boolean;
};

const readRow = (text: string, line: number): Row | null => {
  const match = /\d\D+\d+\D+\d/.test(text) ? ROW.exec(text) : null;
  if (!match) return null;
  const [, before = '', first = '', second = '', third = '', fourth, after = ''] = match;
  const texts = [first, second, third, ...(fourth === undefined ? [] : [fourth])];
  const values = texts.map((value) => Number.parseFloat(value));
  const names = [before, after].map((part) => part.replaceAll(/^[\s,:;|"'`=–—-]+|[\s,:;|"'`=–—-]+$/g, ''));
  // More numbers are no name.
  if (names.some((name) => /^\d|\d$/.test(name) && !/[a-z]/i.test(name))) return null;
  const isCmyk =
    values.length === 4 &&
    (/\bcmyk\b|\bc\s?[:=]?\s?\d.*\bk\s?[:=]?\s?\d/i.test(text) || texts.some((value) => value.endsWith('%')));
  return {
    line,
    text,
    values,
    name: names.filter((name) => name !== '' && !/^(?:rgba?|cmyk)$/i.test(name)).join(' '),
    isCmyk,
  };
};

/** Whether the four numbers of all rows are inks: none is beyond 100, and the last is no opacity. */
const areInks = (rows: readonly Row[]): boolean => {
  const four = rows.filter(({ values }) => values.length === 4);
  if (four.length < rows.length) return false;
  if (four.some(({ isCmyk }) => isCmyk)) return true;
  return (
    four.every(({ values }) => values.every((value) => value <= 100)) &&
    four.some(({ values }) => (values[3] ?? 0) > 1)
  );
};

/**
 * Numbers in lines: '13, 148, 136' as red, green and blue, a fourth as opacity; four from 0 to 100 as the inks of
 * CMYK. Null where fewer than half of the lines are that.
 */
export const parseNumberList = (text: string): Found | null => {
  const lines = text
    .split('\n')
    .map((line, i) => ({ line: i + 1, text: line.slice(0, LINE_MAX).replaceAll(/\s+/g, ' ').trim() }));
  const filled = lines.filter(({ text: content }) => content !== '' && !/^(?:\/\/|#|;|\/\*)/.test(content));
  const rows = filled.map(({ line, text: content }) => readRow(content, line));
  const read = rows.filter((row) => row !== null);
  if (read.length === 0 || read.length * 2 < filled.length) return null;
  const isCmyk = areInks(read);
  const isFraction =
    read.every(({ values }) => values.every((value) => value <= 1)) &&
    read.some(({ text: row }) => /\.\d/.test(row));
  const colorOf = ({ values }: Row): Color | null => {
    if (isFraction) return colorFromFractions(values);
    return isCmyk ? colorFromInks(values.map((value) => value / 100)) : colorFromChannels(values);
  };

  const collector = createCollector();
  for (const [i, row] of rows.entries()) {
    const color = row && colorOf(row);
    const { line, text: content } = filled[i] ?? { line: 0, text: '' };
    if (color) collector.addColor(color, row.name === '' ? null : row.name);
    else collector.addProblem(line, content, row ? 'outOfRange' : undefined);
  }
  const found = collector.found(isCmyk ? 'CMYK list' : 'RGB list');
  return found.colors.length > 0 ? found : null;
};
