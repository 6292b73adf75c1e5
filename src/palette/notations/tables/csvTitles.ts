/** 'Red (%)', 'L [0-100]': a unit after a title; 'rgb(1 2 3)' is a color. */
const UNIT = /\s{0,4}[([](?![^()[\]]*\d[\s,]+\d)[^()[\]]{1,12}[)\]]$/;

/** A title in lower case without its unit. */
export const titleOf = (cell: string): string => cell.toLowerCase().trim().replace(UNIT, '');

export const isPercentTitle = (cell: string): boolean => cell.includes('%');

/** Titles of the channels of each model, also in the languages whose spreadsheets are most common. */
export const CHANNEL_TITLES = {
  rgb: [
    ['r', 'red', 'rot', 'rouge', 'rojo', 'rosso', 'vermelho', 'rood', 'красный', '赤', '红'],
    ['g', 'green', 'grün', 'gruen', 'vert', 'verde', 'groen', 'зелёный', 'зеленый', '緑', '绿'],
    ['b', 'blue', 'blau', 'bleu', 'azul', 'blu', 'blauw', 'синий', '青', '蓝'],
  ],
  cmyk: [
    ['c', 'cyan'],
    ['m', 'magenta'],
    ['y', 'yellow'],
    ['k', 'black', 'key'],
  ],
  hsl: [
    ['h', 'hue'],
    ['s', 'saturation'],
    ['l', 'lightness'],
  ],
  hsb: [
    ['h', 'hue'],
    ['s', 'saturation'],
    ['v', 'b', 'value', 'brightness'],
  ],
  lab: [['l*'], ['a*'], ['b*']],
  lch: [
    ['l', 'l*', 'lightness'],
    ['c', 'c*', 'chroma'],
    ['h', 'h*', 'h°', 'hue'],
  ],
} as const;

/** Without the star, these may belong to another model, and have an opacity between them. */
const LAB_LETTERS = [['l'], ['a'], ['b']] as const;

/** The titles of CIELAB; the letters alone where no other model has any of its own. */
export const labTitles = (titles: readonly string[]): readonly (readonly string[])[] =>
  ['r', 'g', 'h', 's', 'c'].some((letter) => titles.includes(letter)) ? CHANNEL_TITLES.lab : LAB_LETTERS;

/** Titles of an opacity. The letter is one beside channels; beside red, green, blue and 'l', it belongs to Lab. */
export const alphaTitles = (titles: readonly string[], hasChannels: boolean): readonly string[] =>
  !hasChannels || (titles.includes('l') && titles.includes('r'))
    ? ['alpha', 'opacity']
    : ['a', 'alpha', 'opacity'];

/** The index of the first column with one of these titles; −1 for none. */
export const findTitle = (titles: readonly string[], names: readonly string[]): number =>
  titles.findIndex((title) => names.includes(title));
