const LINE_MAX = 300;

/** The lines of a file that has one color in a line, cut to a length that cannot take long, counted from 1. */
export const linesOf = (text: string): { line: number; text: string }[] =>
  text.split('\n').map((line, i) => ({ line: i + 1, text: line.slice(0, LINE_MAX).trim() }));
