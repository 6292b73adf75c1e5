import { contrastRatio } from '../../color/contrast';
import { formatHex } from '../../color/format';
import type { Color, Palette } from '../../color/types';

type TextPair = { readonly background: Color; readonly text: Color };

/** Number of pairs shown. */
const MOST_PAIRS = 4;

/** The first few colors of a palette, each with the palette color most readable on it; the best pair first. */
export const textPairs = (palette: Palette): readonly TextPair[] => {
  const ratioOf = ({ background, text }: TextPair): number => contrastRatio(background.rgb, text.rgb);
  const different = [...new Map(palette.map((color) => [formatHex(color), color])).values()];
  return different
    .flatMap((background) => {
      const [best] = palette
        .map((text) => ({ background, text }))
        .toSorted((a, b) => ratioOf(b) - ratioOf(a));
      return best ? [best] : [];
    })
    .slice(0, MOST_PAIRS)
    .toSorted((a, b) => ratioOf(b) - ratioOf(a));
};
