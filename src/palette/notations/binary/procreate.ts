import { strToU8, zipSync } from 'fflate';
import type { Color, Rgb } from '../../../color/types';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { createCollector, refused, type Found } from '../found';
import { isObject } from '../json/jsonColor';
import { noteAlpha } from '../values/opacity';
import { colorFromHsb } from '../values/readColor';

/** A Procreate palette has 30 slots; empty ones are null. */
export const PROCREATE_PLACES = 30;

/** The one file in the archive. */
export const PROCREATE_FILE = 'Swatches.json';

const swatchColor = (swatch: unknown): Color | null => {
  if (!isObject(swatch)) return null;
  const { hue, saturation, brightness, alpha } = swatch;
  if (typeof hue !== 'number' || typeof saturation !== 'number' || typeof brightness !== 'number')
    return null;
  const color = colorFromHsb(hue * 360, saturation, brightness);
  return noteAlpha(color, typeof alpha === 'number' ? alpha : 1) ?? color;
};

/** The palettes of 'Swatches.json', one after another. Swatches have no names. */
export const parseProcreate = (text: string): Found => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refused('Procreate', 'importUnreadable');
  }
  const collector = createCollector();
  const palettes: readonly unknown[] = Array.isArray(content) ? content : [content];
  for (const palette of palettes) {
    const swatches = isObject(palette) ? palette['swatches'] : [];
    for (const swatch of Array.isArray(swatches) ? (swatches as readonly unknown[]) : []) {
      const color = swatchColor(swatch);
      if (color) collector.addColor(color);
    }
  }
  const [only] = palettes.length === 1 ? palettes : [];
  const name = isObject(only) ? only['name'] : null;
  return collector.found('Procreate', typeof name === 'string' ? name : null);
};

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

/** A zip with one JSON file. The format is undocumented: this follows files written by Procreate. */
export const procreateBytes = (palette: ExportPalette): Uint8Array => {
  const swatches = exportValues(palette).map(({ color }) => swatch(color.rgb));
  const free = Array.from({ length: PROCREATE_PLACES - swatches.length }, () => null);
  const content = [{ name: palette.title, swatches: [...swatches, ...free] }];
  return zipSync({ [PROCREATE_FILE]: strToU8(JSON.stringify(content)) });
};
