import type { Area } from '../../../../workers/image-extraction/api';
import type { Place } from '../../../color/locateColors';

/** Least width and height of a part, as a fraction of the picture: less would be one color. */
const LEAST = 0.01;
const STEP = 0.02;

/** The initial part for the keyboard. */
export const MIDDLE: Area = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The part between two places; null if too small to be intended. */
export const areaBetween = (from: Place, to: Place): Area | null => {
  const [left, right] = [from.x, to.x].map((x) => clamp(x, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y, 0, 1)).toSorted((a, b) => a - b);
  const width = (right ?? 0) - (left ?? 0);
  const height = (bottom ?? 0) - (top ?? 0);
  return width < LEAST || height < LEAST ? null : { x: left ?? 0, y: top ?? 0, width, height };
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * The part after an arrow key, which moves it, or with Shift resizes it at its right and lower edge. Null for other
 * keys.
 */
export const areaAfterKey = (
  { x, y, width, height }: Area,
  key: string,
  isResizing: boolean,
): Area | null => {
  const step = ARROWS[key];
  if (!step) return null;
  const [dx, dy] = step;
  return isResizing
    ? { x, y, width: clamp(width + dx, LEAST, 1 - x), height: clamp(height + dy, LEAST, 1 - y) }
    : { x: clamp(x + dx, 0, 1 - width), y: clamp(y + dy, 0, 1 - height), width, height };
};

/** Below this fraction of the frame, pins of normal size would cover much of the part. */
const SMALL = 0.06;

export const isSmallPart = ({ width, height }: Area, zoom: number): boolean =>
  width * height * zoom ** 2 < SMALL;

const percent = (part: number): number => Math.round(part * 100);

/** 'from 25 to 75 percent across, from 10 to 40 percent down'. */
export const describeArea = ({ x, y, width, height }: Area): string =>
  `from ${percent(x)} to ${percent(x + width)} percent across, from ${percent(y)} to ${percent(y + height)} percent down`;
