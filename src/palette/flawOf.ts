import type { Flaw } from '../domain/importMessages';

const HEX = /#([0-9a-z]*)(?![\w-])/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(([^()]*)\)$/i;
const NUMBER = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|deg|grad|rad|turn)?|none)$/i;
/** Numbers alone, or with a name behind them. */
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

/** What is wrong with a text that is no color; null where that cannot be told. */
export const flawOf = (text: string): Flaw | null => {
  // Of a text that was cut, the end is not known.
  if (text.endsWith('…')) return null;
  const inside = FUNCTION.exec(text)?.[1];
  if (inside !== undefined) return flawOfValues(inside.split(/[\s,/]/).filter((part) => part !== ''));
  const digits = HEX.exec(text)?.[1];
  if (digits !== undefined) return flawOfDigits(digits);
  const row = ROW.exec(text)?.[0].split(/[\s,;]+/);
  const value = row?.find((part) => Number(part) > CHANNEL_MAX);
  if (value !== undefined) return { kind: 'beyond', value };
  return row && row.length < 3 ? { kind: 'missing' } : null;
};
