/** Every sentence of Explore. */
export const EXPLORE_MESSAGES = {
  explorePalettesFailed: 'Failed to load palettes',
  explorePalettesMoreFailed: 'Failed to load more palettes',
  exploreCapReached: "You've viewed all free palettes. Sign up to explore more.",
  noPalettesFound: 'No palettes found',
  nearNeedsColor: 'After “near” comes a color: teal, #0D9488, oklch(…).',
  hexUnfinished: 'A hex color has 3 or 6 digits. A search takes this as a tag.',
  paletteNotPublic: 'This palette is not public any more.',
} as const;

/** When a search is refused; `shown` is the previous one, whose palettes are still listed. */
export const noColorMessage = (shown: string): string =>
  shown === ''
    ? EXPLORE_MESSAGES.nearNeedsColor
    : `${EXPLORE_MESSAGES.nearNeedsColor} Below are still the palettes of “${shown}”.`;
