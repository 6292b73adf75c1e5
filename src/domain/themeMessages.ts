export const THEME_MESSAGES = {
  otherOpened: 'Another theme is open in place of yours.',
  paletteChanged: 'The palette in the builder has changed since you worked on this theme.',
  paletteFollowed: 'Follow the palette',
  themeKept: 'Keep this theme',
  followMeans: 'Takes the colors of the palette. Steps, curves and locked roles stay.',
} as const;
