import { colorFromPacked } from '../../../color/color';
import type { Namer } from '../../../color/nearestName';
import { transitionMessage } from '../../../domain/videoMessages';
import type { PaletteEntry } from '../../../engine/engine';
import { lengthBetween } from '../lengthOf';
import type { Transition } from './stripParts';
import type { Bar } from './timelineBars';

/** '00:00:35:00, frame 8 of 18, mostly Deep Teal'; without the color until the names are loaded. */
export const describeBar = (
  { index, from }: Bar,
  count: number,
  dominant: readonly PaletteEntry[],
  timecodeOf: (seconds: number) => string,
  namer: Namer | null,
): string => {
  const [first] = dominant;
  const [name] = (first && namer?.([colorFromPacked(first.rgb)])) ?? [];
  const color = name === undefined ? '' : `, mostly ${name}`;
  return `${timecodeOf(from)}, frame ${index + 1} of ${count}${color}`;
};

/** 'dissolve, 1 s 8 f'. */
export const describeTransition = ({ kind, from, to }: Transition, frameRate: number | null): string =>
  transitionMessage(kind, lengthBetween(from, to, frameRate));
