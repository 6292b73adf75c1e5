/** CSS functions whose values are three channels, with or without an opacity, and nothing else. */
export const CHANNEL_FUNCTIONS = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
] as const;

/** All CSS functions that write a color by its channels; `color()` has a color space before them. */
export const COLOR_FUNCTIONS = [...CHANNEL_FUNCTIONS, 'color'] as const;

/** The function that design tools write, and the one of CSS Color 5. */
export const INK_FUNCTIONS = ['cmyk', 'device-cmyk'] as const;

/** The functions that design tools write for hue, saturation and brightness. */
export const BRIGHTNESS_FUNCTIONS = ['hsb', 'hsba', 'hsv', 'hsva'] as const;

/** CSS functions that compute a color from other colors. */
export const COMPUTED_FUNCTIONS = ['color-mix'] as const;

/** The source of a regular expression that matches any of these names. */
export const anyOf = (...lists: readonly (readonly string[])[]): string => `(?:${lists.flat().join('|')})`;
