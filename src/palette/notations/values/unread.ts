import type { ProblemReason } from '../../../domain/importMessages';
import { anyOf, COLOR_FUNCTIONS, INK_FUNCTIONS } from '../../colorFunctions';
import { isOtherModel, misspelledFunction } from '../../misspelling';
import { hasSentenceWord } from '../prose/words';

/** Catalogs of inks, paints and markers, whose values are not public. */
const CATALOG = /^(?:pantone|pms|ral|ncs|hks|copic|toyo|dic|munsell|trumatch|focoltone)\b/i;
/** The paper or cloth of an ink, which one without a number has: 'Pantone Reflex Blue C'. */
const COATING = /\s(?:C|U|CP|UP|M|TCX|TPX|TPG)$/;
const INK_MAX = 40;

/** Whether a text is the name of a color in a catalog: 'Pantone 185 C', 'RAL 5010', 'NCS S 1050-Y90R'. */
export const isInkName = (text: string): boolean =>
  text.length <= INK_MAX &&
  CATALOG.test(text) &&
  !/[#(:=]/.test(text) &&
  (/\d/.test(text) || COATING.test(text)) &&
  !hasSentenceWord(text);

const HEX = /^#[0-9a-z]{1,20}$/i;
const CALL = /^([a-z][a-z-]{1,15})\([^()]{0,120}\)$/i;
const FUNCTION = new RegExp(`^${anyOf(COLOR_FUNCTIONS, INK_FUNCTIONS)}$`, 'i');
/** Words of CSS in the place of a color that stand for none of their own. */
const KEYWORD = /^(?:transparent|currentcolor)$/i;

const isFunction = (text: string): boolean => {
  const name = CALL.exec(text)?.[1];
  return (
    name !== undefined && (FUNCTION.test(name) || isOtherModel(text) || misspelledFunction(name) !== null)
  );
};

/** Why a text that looks like a color is none. */
type Unread = { readonly reason?: ProblemReason };

/** What is known of a text, already found to be no color: whether it is one by its look, and why it is not read. */
export const unreadAs = (text: string): Unread | null => {
  if (isInkName(text)) return { reason: 'ink' };
  if (/^var\(--[^()]{1,80}\)$/i.test(text)) return { reason: 'elsewhere' };
  return HEX.test(text) || KEYWORD.test(text) || isFunction(text) ? {} : null;
};
