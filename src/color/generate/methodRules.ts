export type MethodRow = {
  readonly label: string;
  /** OKLCH hue offsets in degrees from the base hue, taken in turn; 'even' divides the circle by the color count. */
  readonly turns: readonly number[] | 'even';
  /** Range of OKLCH lightness. */
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
  /** Even steps from end to end, ascending or shuffled; or three levels in turn, where hue tells the colors apart. */
  readonly rhythm: 'ascending' | 'shuffled' | 'levels';
};

/** Generators that place hues by a rule; `balancedPalette` and `randomPalette` work differently. */
export const METHODS = {
  analogous: {
    label: 'Analogous',
    turns: [0, 30, -30, 15, -15],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  complementary: {
    label: 'Complementary',
    turns: [0, 180],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  triad: {
    label: 'Triad',
    turns: [0, 120, 240],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  split: {
    label: 'Split',
    turns: [0, 150, 210],
    lightness: [0.28, 0.93],
    chroma: [0.09, 0.17],
    rhythm: 'shuffled',
  },
  monochrome: {
    label: 'Monochrome',
    turns: [0],
    lightness: [0.27, 0.93],
    chroma: [0.08, 0.15],
    rhythm: 'ascending',
  },
  pastel: {
    label: 'Pastel',
    turns: 'even',
    lightness: [0.8, 0.91],
    chroma: [0.065, 0.08],
    rhythm: 'levels',
  },
  dark: { label: 'Dark', turns: 'even', lightness: [0.25, 0.39], chroma: [0.065, 0.1], rhythm: 'levels' },
} as const satisfies Record<string, MethodRow>;

export type MethodKind = keyof typeof METHODS;
