import type { Measure } from './shapes';

export type TitleLine = {
  readonly text: string;
  readonly size: number;
  /** Distance of the baseline above the last line's, in pixels. */
  readonly rise: number;
};

/** Smallest size for one line; a longer title is broken into two lines. */
const SMALLEST = 72;
const STEP = 4;
const LINE = 80;

/** Truncates by whole characters until it fits. */
const truncate = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const characters = Array.from(text);
  const kept = characters.findLastIndex((_, end) => fits(`${characters.slice(0, end).join('').trimEnd()}…`));
  return `${characters.slice(0, Math.max(0, kept)).join('').trimEnd()}…`;
};

/** Fits a title as large as possible on one line; else on two; else truncates it. */
export const fitTitle = (
  title: string,
  width: number,
  largest: number,
  measure: Measure,
): readonly TitleLine[] => {
  const fitsAt = (size: number) => (text: string) =>
    measure(text, { size, weight: 600, spacing: -size / 20 }) <= width;
  for (let size = largest; size >= SMALLEST; size -= STEP)
    if (fitsAt(size)(title)) return [{ text: title, size, rise: 0 }];
  const fits = fitsAt(SMALLEST);
  const words = title.split(' ');
  const breaks = words.map(
    (_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')] as const,
  );
  const [first, second] = breaks.findLast(([line]) => line !== '' && fits(line)) ?? [title, ''];
  const lines = [first, second].filter((line) => line !== '');
  return lines.map((line, index) => ({
    text: truncate(line, fits),
    size: SMALLEST,
    rise: (lines.length - 1 - index) * LINE,
  }));
};
