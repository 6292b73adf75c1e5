import { rgbToOklab } from '../../../color/oklab';
import { shownName } from '../../../color/shownName';
import type { Palette } from '../../../color/types';

const lightness = (color: Palette[number]): number => rgbToOklab(color.rgb).okL;

/** The names of a palette's colors; of those with the same name the lightest is called pale, the darkest deep. */
export const distinctNames = (palette: Palette): readonly string[] => {
  const names = palette.map((color) => shownName(color));
  return palette.map((color, index) => {
    const name = names[index] ?? '';
    const alike = palette.filter((_, other) => names[other] === name).map(lightness);
    if (alike.length < 2) return name;
    const isLightest = lightness(color) === Math.max(...alike);
    const isDarkest = lightness(color) === Math.min(...alike);
    if (isLightest === isDarkest) return name;
    return `${isLightest ? 'Pale' : 'Deep'} ${name.toLowerCase()}`;
  });
};
