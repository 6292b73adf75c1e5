/** How many steps of a theme are outside sRGB, and what screens without wide gamut show. */
export const wideSteps = (count: number): string => {
  if (count === 0)
    return 'No step is wider than sRGB yet. Stronger colors, or more chroma on the curve, make some.';
  const [are, each] = count === 1 ? ['step is', 'It has'] : ['steps are', 'Each has'];
  return `${count} ${are} wider than sRGB, with a corner. ${each} an sRGB color of the same contrast, which other screens show and all checks are made with.`;
};

export const WIDE_NOT_SHOWN = 'This screen shows sRGB: you see the fallbacks.';
export const SHOW_FALLBACKS = 'Show the sRGB fallbacks';

/** For style sheets. */
export const WIDE_WRITTEN = 'Display P3, with its sRGB color before each for other screens';
/** How a format holds wide-gamut colors where it needs explanation, or why it has none, by its id. */
const WIDE_IN: Readonly<Record<string, string>> = {
  tailwind3: 'sRGB alone: these colors are channels of rgb(), so that opacities work. Tailwind 4 has both.',
  tokens: 'Display P3, each with the hex of its sRGB color',
  'hex-tokens': 'sRGB alone: a hex has no other colors',
  figma:
    'sRGB alone: Figma imports variables in sRGB and HSL. For documents in Display P3 take Figma plugins.',
  'figma-plugins':
    'variables-p3.json is for documents in Display P3, variables.json for those in sRGB: Figma reads the numbers in the color profile that each has.',
  penpot: 'sRGB alone: Penpot reads hex, RGB and HSL',
  material: 'Display P3 in the CSS, after its sRGB color; the JSON of the Material Theme Builder is hex',
  android: 'sRGB alone: colors.xml holds 8 bits of sRGB. For wide colors take Jetpack Compose.',
  compose:
    'Display P3, its sRGB color beside it in a comment. An activity shows it with colorMode set to wideColorGamut.',
  xcode: 'Display P3 beside sRGB in each set; the system chooses by the screen',
  flutter: 'Display P3, its sRGB color beside it in a comment. Needs Flutter 3.27 or newer.',
  'design-md': 'Display P3 beside each sRGB color, and the rule to use them by',
  'png-sheet':
    'Display P3 where this browser writes such pictures, else sRGB: the sheet says which. Wide steps have a corner.',
  'pdf-sheet': 'The PDF is in sRGB: it shows the colors of other screens. Wide steps have a corner.',
};

/** What an export contains of a wide-gamut theme, by the id of its format. */
export const wideIn = (formatId: string): string => WIDE_IN[formatId] ?? WIDE_WRITTEN;
