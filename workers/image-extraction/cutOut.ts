import type { Size } from '../fitWithin';
import type { Area } from './api';

/** In whole pixels. */
export type Rectangle = Size & { readonly x: number; readonly y: number };

const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };

const span = (from: number, length: number, pixels: number): readonly [number, number] => {
  const start = Math.min(Math.max(0, Math.round(from * pixels)), pixels - 1);
  const end = Math.min(Math.round((from + length) * pixels), pixels);
  return [start, Math.max(1, end - start)];
};

/** The pixel rectangle of a part of a picture: at least one pixel, and none outside. */
export const cutOut = ({ width, height }: Size, area: Area = WHOLE): Rectangle => {
  const [x, across] = span(area.x, area.width, width);
  const [y, down] = span(area.y, area.height, height);
  return { x, y, width: across, height: down };
};
