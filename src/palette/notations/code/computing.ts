import { anyOf, COLOR_FUNCTIONS } from '../../colorFunctions';
import { alphaOf } from '../values/opacity';

/** Functions that compute a color from others: of Sass, Less, PostCSS and the usual JavaScript libraries. */
const COMPUTING =
  /^(?:color\.)?(?:darken|lighten|(?:de)?saturate|mix|tint|shade|adjust(?:-hue|-color)?|adjustHue|scale(?:-color)?|change(?:-color)?|complement|invert|gr[ae]yscale|spin|fade(?:-?in|-?out)?|transparentize|opacify|contrast(?:-color)?|average|multiply|screen|overlay|softlight|hardlight|difference|exclusion|negation|alpha|lighter|darker|rotate|brighten|blend|lerp)$/i;

/** Functions whose arguments are displayed unchanged. */
const SHOWING = /gradient$|^(?:c|list|light-dark|drop-shadow|image|cross-fade|var|if|theme|border|shadow)$/i;

const FIRST_IS_COLOR = new RegExp(
  String.raw`^\s*(?:#[0-9a-f]{3,8}(?![\w-])|${anyOf(COLOR_FUNCTIONS)}\([^()]*\))\s*,`,
  'i',
);

/** An argument that a color may be computed from: a color, a variable, a string with a color. */
const HAS_OPERAND = new RegExp(
  String.raw`#[0-9a-f]{3,8}|[$@]\w|--\w|\b${anyOf(COLOR_FUNCTIONS)}\(|["'][a-z]{3,}["']`,
  'i',
);

/** A variable without a sign and an amount, as in Stylus: 'lighten(teal, 20%)'. */
const VARIABLE_AND_AMOUNT = /^\s*[a-z][\w-]*\s*,\s*[\d.]+%\s*$/i;

/** Whether the result of a call is another color than the one written in it. */
export const isComputing = (name: string, inside: string): boolean => {
  if (SHOWING.test(name)) return false;
  // CSS filter functions have only an amount.
  if (!COMPUTING.test(name)) return FIRST_IS_COLOR.test(inside);
  return HAS_OPERAND.test(inside) || VARIABLE_AND_AMOUNT.test(inside);
};

/** Calls with at most one more pair of parentheses in them. */
const CALL = /(?<![\w.-])((?:color\.)?[a-z][a-zA-Z-]{1,20})\(((?:[^()\n]|\([^()\n]{0,200}\)){1,300})\)/g;

/** The calls in a line of words that compute a color, as in 'sand: darken(#E9C46A, 10%)'. */
export const computingCalls = (line: string): readonly string[] =>
  [...line.matchAll(CALL)].flatMap(([call, name = '', inside = '']) =>
    COMPUTING.test(name) && HAS_OPERAND.test(inside) ? [call] : [],
  );

const METHOD = /^["'`]?\s{0,4}\)?\s{0,20}\.\s{0,4}(\w{1,20})\(/;

/** The method call after a color that makes another color of it, as in 'chroma("#0D9488").darken(2)'; null for none. */
export const changeAfter = (behind: string): string | null => {
  const call = METHOD.exec(behind);
  return call && COMPUTING.test(String(call[1])) ? call[0] : null;
};

/** Calls of Flutter, Compose and Swift after a color, whose opacity ranges to 1, or to 255. */
const FADING =
  /^["'`]?\s{0,4}\)?\s{0,20}\.\s{0,4}(?:withOpacity|withAlpha(?:Component)?|withValues|opacity|copy)\(\s{0,4}(?:alpha\s{0,4}[:=]\s{0,4})?(\d{1,3}(?:\.\d{0,24})?|\.\d{1,24})f?\s{0,4}\)/;

/** The opacity that a method call after a color gives it, as in 'Color(0xFF0D9488).withOpacity(0.5)'. */
export const opacityAfter = (behind: string): number | undefined => {
  const opacity = FADING.exec(behind)?.[1];
  return opacity === undefined ? undefined : alphaOf(Number(opacity));
};
