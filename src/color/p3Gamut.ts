import { linearToP3Light } from './displayP3';
import { isLight, mostChroma } from './gamut';
import type { LinearRgb } from './types';

/** No color of Display P3 has more. */
const CHROMA_LIMIT = 0.38;

/** Whether Display P3 has a color, given as linear sRGB. */
export const isInP3 = (light: LinearRgb): boolean => linearToP3Light(light).every(isLight);

/** The most chroma that Display P3 has at this lightness and hue. */
export const chromaInP3 = (okL: number, okH: number): number => mostChroma(isInP3, okL, okH, CHROMA_LIMIT);
