import { csvCell } from '../../../../domain/csvCell';
import { timecodeOfFrames } from '../../timecode';
import { hexOf, short } from '../stripFiles';
import type { DrawnBar } from '../timelineBars';
import { cutOf } from './cuts';

const HEADINGS = [
  'Number',
  'Start',
  'End',
  'Length',
  'Start seconds',
  'End seconds',
  'Length seconds',
] as const;

/**
 * The frames as a table for editors: number, start, end and length as time codes and in seconds, and the colors, the
 * largest share first. An end is the first frame after the part, which belongs to the next shot or the transition to
 * it. Without a frame rate the time codes have no frames.
 */
export const cutListCsv = (bars: readonly DrawnBar[], frameRate: number | null): string => {
  const most = Math.max(0, ...bars.map(({ dominant }) => dominant.length));
  const colors = Array.from({ length: most }, (_, i) => `Color ${i + 1}`);
  const rows = bars.map((bar, i) => {
    const { from, to } = cutOf(bar, frameRate);
    return [
      String(i + 1),
      ...[from, to, to - from].map((frames) => timecodeOfFrames(frames, frameRate)),
      ...[bar.from, bar.to, bar.to - bar.from].map(short),
      ...colors.map((_, color) => {
        const entry = bar.dominant[color];
        return entry ? hexOf(entry.rgb) : '';
      }),
    ];
  });
  return [[...HEADINGS, ...colors], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
};
