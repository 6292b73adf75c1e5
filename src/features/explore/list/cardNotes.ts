import { groupDigits } from '../../../domain/groupDigits';

export const usesText = (count: number): string => {
  if (count === 0) return 'No uses yet';
  return `${groupDigits(count)} ${count === 1 ? 'use' : 'uses'}`;
};

/** For a built-in palette: its age is meaningless, but its uses count; without any, its number of colors is said. */
export const sampleText = (uses: number, colors: number): string =>
  uses === 0 ? `${colors} colors · Sample` : `Sample · ${usesText(uses)}`;

const DAY_MS = 86_400_000;
const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Age in the largest unit that fits. A future time, from a slow local clock, counts as today. */
export const ageText = (createdAt: string, now: Date): string => {
  const days = Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS);
  if (!(days > 0)) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 30) return ago(days, 'day');
  return days < 365 ? ago(Math.floor(days / 30), 'month') : ago(Math.floor(days / 365), 'year');
};

/** ΔEOK up to which each label applies: 0.01 is hardly visible, and beyond 0.045 it is clearly another color. */
const DIFFERENCES = [
  { upTo: 1e-6, text: 'Same color' },
  { upTo: 0.01, text: 'Nearly the same' },
  { upTo: 0.025, text: 'Very close' },
  { upTo: 0.045, text: 'Close' },
  { upTo: Infinity, text: 'Similar' },
] as const;

/**
 * How similar a palette's color is to the searched one, in words: by the distance in OKLab that also sorts the list, so
 * that the labels never contradict the order.
 */
export const differenceText = (distance: number): string =>
  (DIFFERENCES.find(({ upTo }) => distance <= upTo) ?? DIFFERENCES[4]).text;

/** The same in numbers: ΔE00, and the distance in OKLab that sorts the list. */
export const differenceFigure = (deltaE: number, distance: number): string =>
  `ΔE00 ${deltaE.toFixed(1)}; in the order of ΔEOK, the distance in OKLab, here ${distance.toFixed(3)}`;
