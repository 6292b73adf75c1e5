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

/** From the distance in OKLab up to which it holds: about 0.02 is just noticeable. */
const DISTANCES = [
  { upTo: 0.005, text: 'Same color' },
  { upTo: 0.02, text: 'Nearly the same' },
  { upTo: 0.05, text: 'Very close' },
  { upTo: Infinity, text: 'Close' },
] as const;

/** How near a palette's color is to the one that was looked for, as an eye would say it. */
export const distanceText = (distance: number): string =>
  (DISTANCES.find(({ upTo }) => distance <= upTo) ?? DISTANCES[3]).text;

/** The same as a figure, for who measures: two digits tell apart what an eye can. */
export const distanceFigure = (distance: number): string =>
  `ΔEOK ${distance.toFixed(2)}, the distance in OKLab`;
