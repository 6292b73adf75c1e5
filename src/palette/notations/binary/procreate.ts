import type { Rgb } from '../../../color/types';
import { exportValues, type ExportPalette } from '../../exportPalette';

/** A Procreate palette has 30 places; free ones are null. */
export const PROCREATE_PLACES = 30;

/** Hue, saturation and brightness are fractions. */
const swatch = ({ r, g, b }: Rgb): Readonly<Record<string, number>> => {
  const max = Math.max(r, g, b);
  const delta = max - Math.min(r, g, b);
  const sixths = (): number => {
    if (delta === 0) return 0;
    if (max === r) return ((g - b) / delta + 6) % 6;
    return max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
  };
  return {
    hue: sixths() / 6,
    saturation: max === 0 ? 0 : delta / max,
    brightness: max / 255,
    alpha: 1,
    colorSpace: 0,
  };
};

/** An archive with one JSON file. The format is not published: this follows files that Procreate writes. */
export const procreateBytes = async (palette: ExportPalette): Promise<Uint8Array> => {
  const { strToU8, zipSync } = await import('fflate');
  const swatches = exportValues(palette).map(({ color }) => swatch(color.rgb));
  const free = Array.from({ length: PROCREATE_PLACES - swatches.length }, () => null);
  const content = [{ name: palette.title, swatches: [...swatches, ...free] }];
  return zipSync({ 'Swatches.json': strToU8(JSON.stringify(content)) });
};
