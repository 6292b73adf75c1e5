import type { CodeLine } from '../codeLine';

/** Lines of items of a JSON object or array: a comma follows each item except the last. */
export const joined = (items: readonly CodeLine[][]): CodeLine[] =>
  items.flatMap((lines, i) =>
    lines.map((line, j) =>
      i < items.length - 1 && j === lines.length - 1 ? { ...line, text: `${line.text},` } : line,
    ),
  );
