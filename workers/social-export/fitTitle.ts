import type { Measure } from './shapes';

export type TitleLine = {
  readonly text: string;
  readonly size: number;
  /** Pixels above the last line. */
  readonly rise: number;
};

/** Below this size a title breaks into two lines. */
const SMALLEST = 72;
const STEP = 4;
const LINE = 80;

/** Cut at its end, by whole characters, until it fits. */
const cut = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const characters = Array.from(text);
  const kept = characters.findLastIndex((_, end) => fits(`${characters.slice(0, end).join('').trimEnd()}…`));
  return `${characters.slice(0, Math.max(0, kept)).join('').trimEnd()}…`;
};

/** A title as large as it can be on one line; then on two; then cut. */
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
    text: cut(line, fits),
    size: SMALLEST,
    rise: (lines.length - 1 - index) * LINE,
  }));
};
