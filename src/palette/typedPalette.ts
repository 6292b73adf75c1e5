import { packRgb } from '../color/color';
import { parseText } from './notations/parseText';
import { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';
import { IMPORT_MESSAGES } from '../domain/importMessages';

type TypedPalette = {
  /** 0xRRGGBB, in order, without duplicates; empty while there are too few. */
  readonly colors: readonly number[];
  /** What is wrong with the text; null if nothing is, or while it is empty. */
  readonly problem: string | null;
};

/** The palette in a text: a list of colors, a link, code. Of a long list, the first nine colors. */
export const typedPalette = (text: string): TypedPalette => {
  if (text.trim() === '') return { colors: [], problem: null };
  const { colors: found, refusal } = parseText(text);
  const colors = [...new Set(found.map(({ color }) => packRgb(color.rgb)))].slice(0, PALETTE_MAX);
  if (colors.length >= PALETTE_MIN) return { colors, problem: null };
  const problem = refusal ?? (colors.length === 0 ? 'importEmpty' : 'importTooFew');
  return { colors: [], problem: IMPORT_MESSAGES[problem] };
};
