/** The RGB spaces of color() by their names in CSS, as culori calls them. */
export const RGB_SPACES = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  'a98-rgb': 'a98',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
} as const;

/** The spaces of color-mix() by their names in CSS, as culori calls them. */
export const MIX_SPACES = {
  ...RGB_SPACES,
  lab: 'lab',
  oklab: 'oklab',
  'xyz-d50': 'xyz50',
  xyz: 'xyz65',
  'xyz-d65': 'xyz65',
  hsl: 'hsl',
  hwb: 'hwb',
  lch: 'lch',
  oklch: 'oklch',
} as const;
