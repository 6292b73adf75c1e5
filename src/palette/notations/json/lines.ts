import type { CodeLine } from '../codeLine';

/** Items of a JSON object or array: a comma after the last line of each but the last one. */
export const joined = (items: readonly CodeLine[][]): CodeLine[] =>
  items.flatMap((lines, i) =>
    lines.map((line, j) =>
      i < items.length - 1 && j === lines.length - 1 ? { ...line, text: `${line.text},` } : line,
    ),
  );
