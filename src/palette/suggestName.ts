import { deltaEOk } from '../color/distance';
import { rgbToOklab, rgbToOklch } from '../color/oklab';
import type { Palette } from '../color/types';
import { cleanPaletteName, PALETTE_NAME_MAX } from './paletteName';

/**
 * A name for an unnamed palette: its most chromatic color and the one that differs most from it, such as 'Teal &
 * Coral'. Null where the colors have no names yet. `names` are the displayed ones, one for each color.
 */
export const suggestName = (palette: Palette, names: readonly string[]): string | null => {
  const colors = palette.map(({ rgb }, i) => ({
    name: cleanPaletteName(names[i] ?? ''),
    lab: rgbToOklab(rgb),
    chroma: rgbToOklch(rgb).okC,
  }));
  const [first] = colors.toSorted((a, b) => b.chroma - a.chroma);
  if (!first || first.name === null) return null;
  const [second] = colors
    .filter(({ name }) => name !== null && name !== first.name)
    .toSorted((a, b) => deltaEOk(b.lab, first.lab) * b.chroma - deltaEOk(a.lab, first.lab) * a.chroma);
  const both = second ? `${first.name} & ${second.name}` : first.name;
  return Array.from(both).length <= PALETTE_NAME_MAX ? both : first.name;
};
