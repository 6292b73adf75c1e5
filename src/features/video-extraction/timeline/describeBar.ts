import { colorFromPacked } from '../../../color/color';
import { shownName } from '../../../color/shownName';
import type { PaletteEntry } from '../../../engine/engine';
import type { Bar } from './timelineBars';

/** '00:00:35:00, frame 8 of 18, mostly Deep Green'. */
export const describeBar = (
  { index, from }: Bar,
  count: number,
  dominant: readonly PaletteEntry[],
  timecodeOf: (seconds: number) => string,
): string => {
  const [first] = dominant;
  const color = first ? `, mostly ${shownName(colorFromPacked(first.rgb))}` : '';
  return `${timecodeOf(from)}, frame ${index + 1} of ${count}${color}`;
};
