import { CSS_COLOR_WORDS } from '../color/cssColorWords';
import type { Flaw } from '../domain/importMessages';
import { anyOf, CHANNEL_FUNCTIONS } from './colorFunctions';
import { isColorFunction, isOtherModel, misspelled, misspelledFunction } from './misspelling';
import type { Problem } from './notations/found';

const HEX = /#([0-9a-z]*)(?![\w-])/i;
const FUNCTION = new RegExp(String.raw`^${anyOf(CHANNEL_FUNCTIONS)}\(([^()]*)\)$`, 'i');
/** A function name followed by a number, and whether its parenthesis is closed. */
const CALL = /(?<![\w-])([a-z]{2,8})\(\s*[\d.][^()]*(\)?)/i;
/** A word alone, or as the value after ':' or '='. */
const VALUE = /(?:^|[:=]\s*)["']?([a-z]{4,24})["']?;?$/i;
const NUMBER = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|deg|grad|rad|turn)?|none)$/i;
/** A row of numbers, alone or followed by a name. */
const ROW = /^[\d.]+(?:[\s,;]+[\d.]+)+(?=$|[\s,;])/;
const CHANNEL_MAX = 255;

const flawOfDigits = (digits: string): Flaw | null => {
  const sign = /[^0-9a-f]/i.exec(digits)?.[0];
  if (sign !== undefined) return { kind: 'notADigit', sign };
  return [3, 4, 6, 8].includes(digits.length) ? null : { kind: 'digits', count: digits.length };
};

const flawOfValues = (values: readonly string[]): Flaw | null => {
  const word = values.find((value) => !NUMBER.test(value));
  if (word !== undefined) return { kind: 'notANumber', word };
  if (values.length < 3) return { kind: 'missing' };
  return values.length > 4 ? { kind: 'surplus' } : null;
};

const flawOfCall = ([, name = '', closing]: RegExpExecArray): Flaw | null => {
  const meant = misspelledFunction(name);
  if (meant !== null) return { kind: 'misspelled', meant };
  return isColorFunction(name) && closing === '' ? { kind: 'open' } : null;
};

/** What is wrong with a text that is not a color; null where that is not known. */
export const flawOf = (text: string): Flaw | null => {
  // The end of a text that was cut is unknown.
  if (text.endsWith('…')) return null;
  const inside = FUNCTION.exec(text)?.[1];
  if (inside !== undefined) return flawOfValues(inside.split(/[\s,/]/).filter((part) => part !== ''));
  const call = CALL.exec(text);
  if (call) return flawOfCall(call);
  const digits = HEX.exec(text)?.[1];
  if (digits !== undefined) return flawOfDigits(digits);
  const row = ROW.exec(text)?.[0].split(/[\s,;]+/);
  const value = row?.find((part) => Number(part) > CHANNEL_MAX);
  if (value !== undefined) return { kind: 'beyond', value };
  if (row) return row.length < 3 ? { kind: 'missing' } : null;
  const word = VALUE.exec(text)?.[1];
  const meant = word === undefined ? null : misspelled(word.toLowerCase(), CSS_COLOR_WORDS);
  return meant === null ? null : { kind: 'misspelled', meant };
};

/** '#brand' is a hashtag, not hex with a typo. */
const isHashtag = (text: string): boolean => /#(?!\w*\d)\w*[g-z_]\w*[g-z_]/i.test(text);

/**
 * Whether a text was meant as a color: a color with a typo, or one in a notation that is not read. Otherwise it is
 * prose.
 */
export const isNearMiss = ({ text, reason }: Problem): boolean =>
  reason !== undefined || isOtherModel(text) || (flawOf(text) !== null && !isHashtag(text));
