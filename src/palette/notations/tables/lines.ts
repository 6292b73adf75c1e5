const LINE_MAX = 300;

/** The lines of a file with one color per line, numbered from 1 and cut to bound the time per line. */
export const linesOf = (text: string): { line: number; text: string }[] =>
  text.split('\n').map((line, i) => ({ line: i + 1, text: line.slice(0, LINE_MAX).trim() }));
