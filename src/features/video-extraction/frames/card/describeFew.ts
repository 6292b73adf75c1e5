import { VIDEO } from '../../../../domain/videoLimits';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/**
 * Why a frame has a single palette: it has so few colors that any other would be the same. Null for a frame with
 * several.
 */
export const describeFew = (palettes: number, colors: number): string | null => {
  if (palettes !== 1) return null;
  const number = NUMBERS[colors] ?? String(colors);
  if (colors === 1) return 'One color and its shades';
  return colors < VIDEO.colorsPerPalette
    ? `${number} colors and their shades`
    : `${number} colors, one palette`;
};
