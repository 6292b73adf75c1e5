import { groupDigits } from '../../../domain/groupDigits';

export const usesText = (count: number): string => {
  if (count === 0) return 'No uses yet';
  return `${groupDigits(count)} ${count === 1 ? 'use' : 'uses'}`;
};

/** Of a palette that comes with the product: nobody has made it lately, and it may have been used since. */
export const sampleText = (count: number): string => (count === 0 ? 'Sample' : `Sample · ${usesText(count)}`);

const DAY_MS = 86_400_000;
const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago, in the largest unit that fits. A clock that is behind ours counts as today. */
export const ageText = (createdAt: string, now: Date): string => {
  const days = Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS);
  if (!(days > 0)) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 30) return ago(days, 'day');
  return days < 365 ? ago(Math.floor(days / 30), 'month') : ago(Math.floor(days / 365), 'year');
};

/** ΔEOK up to which it holds: 0.01 is hardly seen, and beyond 0.045 it is plainly another color. */
const DIFFERENCES = [
  { upTo: 1e-6, text: 'Same color' },
  { upTo: 0.01, text: 'Nearly the same' },
  { upTo: 0.025, text: 'Very close' },
  { upTo: 0.045, text: 'Close' },
  { upTo: Infinity, text: 'Similar' },
] as const;

/**
 * How near a palette's color is to the one that was looked for, as an eye would say it: by the distance in OKLab, which the
 * palettes are in the order of, so that no nearer one comes behind a less near one.
 */
export const differenceText = (distance: number): string =>
  (DIFFERENCES.find(({ upTo }) => distance <= upTo) ?? DIFFERENCES[4]).text;

/** The same in figures, for who measures: ΔE00, and the distance in OKLab that the palettes are in the order of. */
export const differenceFigure = (deltaE: number, distance: number): string =>
  `ΔE00 ${deltaE.toFixed(1)}; in the order of ΔEOK, the distance in OKLab, here ${distance.toFixed(3)}`;
