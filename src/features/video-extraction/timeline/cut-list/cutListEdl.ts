import { timecodeOfFrames } from '../../timecode';
import type { Bar } from '../timelineBars';
import { cutOf } from './cuts';
import { reelName } from './reelName';

/** An event's number has three digits. */
const MOST_EVENTS = 999;
const TITLE_MAX = 70;
/** A time code has two digits for the frame. */
const MOST_FRAMES = 100;

/** Whether an EDL can tell the video's time codes. */
export const fitsEdl = (frameRate: number | null): frameRate is number =>
  frameRate !== null && Math.round(frameRate) > 0 && Math.round(frameRate) <= MOST_FRAMES;

/** Lines end with CR LF; a name must not end one. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * The frames as edit decision lists (CMX 3600), 999 events each, as many as the format has: one cut of picture per event,
 * source in and out as the video counts, record in and out from where the first begins. An out is the first frame
 * that is not in the event; what has no frame is no event.
 */
export const cutListEdls = (bars: readonly Bar[], name: string, frameRate: number): readonly string[] => {
  const cuts = bars.map((bar) => cutOf(bar, frameRate)).filter(({ from, to }) => to > from);
  const start = cuts[0]?.from ?? 0;
  const clip = oneLine(name);
  const reel = reelName(name).padEnd(8);
  const parts = Math.max(1, Math.ceil(cuts.length / MOST_EVENTS));
  const event = ({ from, to }: (typeof cuts)[number], i: number): string => {
    const times = [from, to, from - start, to - start].map((frames) => timecodeOfFrames(frames, frameRate));
    const number = String(i + 1).padStart(3, '0');
    return `${number}  ${reel} V     C        ${times.join(' ')}\r\n* FROM CLIP NAME: ${clip}\r\n`;
  };
  return Array.from({ length: parts }, (_, part) => {
    const ending = parts === 1 ? '' : ` ${part + 1} of ${parts}`;
    const title = `${Array.from(clip)
      .slice(0, TITLE_MAX - ending.length)
      .join('')}${ending}`;
    const events = cuts.slice(part * MOST_EVENTS, (part + 1) * MOST_EVENTS).map(event);
    return `TITLE: ${title}\r\nFCM: NON-DROP FRAME\r\n\r\n${events.join('')}`;
  });
};
