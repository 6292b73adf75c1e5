import { formatHex } from '../../../color/format';
import { readColor } from '../values/readColor';

const NAMED = /\bCRGB::([A-Z]\w+)/g;
/** Stops of a gradient: a place from 0 to 255, and the channels. */
const GRADIENT = /(\bDEFINE_GRADIENT_PALETTE\s*\(\s*\w+\s*\)\s*\{)([\d\s,]+)(?=\})/g;

/** The names that FastLED has beside those of CSS. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['plaid', 'CC5533'],
  ['fairylight', 'FFE42D'],
  ['fairylightncc', 'FF9D2A'],
]);

const named = (whole: string, word: string): string => {
  const color = readColor(word.toLowerCase());
  const hex = OWN_NAMES.get(word.toLowerCase()) ?? (color ? formatHex(color).slice(1) : null);
  return hex === null ? whole : `CRGB(0x${hex})`;
};

const stops = (whole: string, opening: string, inside: string): string => {
  const numbers = inside.match(/\d+/g) ?? [];
  if (numbers.length % 4 !== 0) return whole;
  const calls = numbers.flatMap((_, i) =>
    i % 4 === 0 ? [`CRGB(${numbers.slice(i + 1, i + 4).join()})`] : [],
  );
  // As many lines as before.
  return opening + calls.join() + inside.replaceAll(/[^\n]/g, '');
};

/** Code for FastLED with its names and gradients as calls of 'CRGB'. */
export const withCrgbCalls = (text: string): string =>
  text.replaceAll(NAMED, named).replaceAll(GRADIENT, stops);
