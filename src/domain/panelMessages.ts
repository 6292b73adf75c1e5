/** What the builder's panels say about their results, besides the sentences of `messages.ts`. */
export const PANEL_MESSAGES = {
  repairOrder: 'Least visible change first. What breaks another pair comes last.',
  repairRule:
    'Lightness only, hue kept: 100 points lead from black to white (OKLCH). Locked colors are never changed.',
  lockedColorKept: 'Locked colors are never changed.',
  lastActiveColor: 'At least one color stays active.',
  selectedColorLocked: 'The selected color is locked. Unlock it to swap it.',
  sameColorTwice: 'Contains the same color twice',
  gradientColorsMissing: 'Not enough colors in the palette for this combination',
  allColorsDistinct: 'No two colors look alike in normal vision or in any of these simulations.',
  lowVisionNote:
    'Not how people with low vision see, but colors that are easier for them to tell apart. Choose them to use them.',
  /** Before what looks alike in the palette, where a suggestion without it stands below. */
  beforeSuggestion: 'As they are now:',
  noSaferPalette: 'No safer palette was found.',
  suggestionSolvesAll:
    'With these, no two colors look alike in normal vision or in any of these simulations.',
  suggestionLeaves: 'Without changing a color beyond recognition, this remains:',
} as const;

export const noCombinationsMessage = (count: number): string =>
  `No combinations available for ${count} colors`;

export const allPairsPassMessage = (ratio: number): string => `All pairs pass ${ratio}.`;

export const hardToReadMessage = (kinds: readonly string[]): string => `Below 4.5:1: ${kinds.join(', ')}.`;
