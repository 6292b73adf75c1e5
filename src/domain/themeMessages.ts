export const THEME_MESSAGES = {
  otherOpened: 'Another theme is open in place of yours.',
  newFromPalette: 'New theme from palette',
  rulesBack: 'A new theme: steps, curves, pinned colors, locks and gamut are as it begins.',
  paletteChanged: 'The palette in the builder has changed since you worked on this theme.',
  paletteFollowed: 'Follow the palette',
  themeKept: 'Keep this theme',
  followMeans:
    'The theme takes the palette’s hues, with a strong one as the brand. Steps, curves, locked roles and the neutral stay.',
  followMeansGrays:
    'The theme takes the palette’s hues, with a strong one as the brand, and its grays and tinted whites or blacks as the neutral. Steps, curves and locked roles stay.',
  colorsFailed: 'The colors of this theme could not be computed.',
  themeLinkInvalid: 'This link holds no theme that can be read.',
} as const;

/** Why another color of a mode cannot be pinned. */
export const pinsFullMessage = (most: number): string =>
  `A mode has at most ${most} pinned colors. Unpin one for another.`;
