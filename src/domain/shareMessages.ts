/** What the shares beside the colors of a palette are of. */
export type Whole = 'picture' | 'part' | 'pictures' | 'film' | 'film so far' | 'range';

/** The share of one color. Every pixel counts for the nearest color of the palette, however far from it. */
export const shareMessage = (percent: string, whole: Whole): string =>
  `${percent}% of the ${whole} is nearest to this color`;

/** The same of all colors of a palette, shown beside it. */
export const sharesMessage = (whole: Whole): string => `% of the ${whole} nearest to each color`;
