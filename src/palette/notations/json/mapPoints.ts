import type { Color } from '../../../color/types';
import { colorFromFractions } from '../values/readColor';

/** Numbers of a point: its place, then the channels from 0 to 1. */
const NUMBERS = 4;

/** The colors of a color map of ParaView, '"RGBPoints": [0, 0.05, 0.58, 0.53, 1, …]'; null for any other entry. */
export const mapPoints = (key: string, value: unknown): readonly Color[] | null => {
  if (key !== 'RGBPoints' || !Array.isArray(value) || value.length % NUMBERS !== 0) return null;
  const numbers = value.map(Number);
  return Array.from({ length: numbers.length / NUMBERS }, (_, i) =>
    colorFromFractions(numbers.slice(i * NUMBERS + 1, (i + 1) * NUMBERS)),
  ).filter((color) => color !== null);
};
