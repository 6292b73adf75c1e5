import { colorFromPacked } from '../../../color/color';
import { shownName } from '../../../color/shownName';
import { formatTime } from '../formatTime';
import type { PaletteEntry } from '../../../engine/engine';
import type { Bar } from './timelineBars';

/** '0:35, frame 8 of 18, mostly Deep Green'. */
export const describeBar = (
  { index, from }: Bar,
  count: number,
  dominant: readonly PaletteEntry[],
): string => {
  const [first] = dominant;
  const color = first ? `, mostly ${shownName(colorFromPacked(first.rgb))}` : '';
  return `${formatTime(from)}, frame ${index + 1} of ${count}${color}`;
};
