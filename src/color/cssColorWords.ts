import { colorsNamed } from 'culori/fn';

/** The named colors of CSS Color 4 in lower case, 'aliceblue' to 'yellowgreen'. */
export const CSS_COLOR_WORDS: readonly string[] = Object.keys(colorsNamed);
