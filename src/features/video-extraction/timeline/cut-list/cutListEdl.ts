import type { ShotEntry } from '../../../../engine/shots/shot';
import { timecodeOfFrames } from '../../timecode';
import type { Transition } from '../stripParts';
import type { Bar } from '../timelineBars';
import { cutOf, type Cut } from './cuts';
import { reelName } from './reelName';

/** Event numbers have three digits. */
const MOST_EVENTS = 999;
const TITLE_MAX = 70;
/** A time code has two digits for the frame. */
const MOST_FRAMES = 100;

/** Whether an EDL can express the video's time codes. */
export const fitsEdl = (frameRate: number | null): frameRate is number =>
  frameRate !== null && Math.round(frameRate) > 0 && Math.round(frameRate) <= MOST_FRAMES;

/** Lines end with CR LF; a name must not contain line breaks. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Event types other than cuts, and their names. A fade is a dissolve to an empty frame and from it. */
const EFFECTS: Partial<Record<ShotEntry, { readonly type: string; readonly name: string }>> = {
  dissolve: { type: 'D   ', name: 'CROSS DISSOLVE' },
  fade: { type: 'D   ', name: 'FADE' },
  wipe: { type: 'W001', name: 'WIPE' },
};

/** One event in frames of the video: a shot, and the effect over its first frames. */
type EdlEvent = Cut & { readonly effect: { readonly kind: ShotEntry; readonly frames: number } | null };

/** Shots, each beginning with the transition before it, so that no frame is missing. */
const eventsOf = (
  bars: readonly Bar[],
  transitions: readonly Transition[],
  frameRate: number,
): readonly EdlEvent[] => {
  const cuts = bars
    .map((bar) => ({ index: bar.index, ...cutOf(bar, frameRate) }))
    .filter(({ from, to }) => to > from);
  return cuts.map(({ index, from, to }, i) => {
    const start = cuts[i - 1]?.to;
    const transition = transitions.find(
      (one) => one.index === index && EFFECTS[one.kind] && cutOf(one, frameRate).to === from,
    );
    if (!transition || start === undefined || start !== cutOf(transition, frameRate).from || start === from)
      return { from, to, effect: null };
    return { from: start, to, effect: { kind: transition.kind, frames: from - start } };
  });
};

/**
 * The frames as edit decision lists (CMX 3600), at most 999 events each: one video cut, dissolve or wipe per event,
 * source in and out in the video's time code, record in and out from the start of the first event. Out points are
 * exclusive; shots without a frame are omitted.
 */
export const cutListEdls = (
  bars: readonly Bar[],
  transitions: readonly Transition[],
  name: string,
  frameRate: number,
): readonly string[] => {
  const events = eventsOf(bars, transitions, frameRate);
  const start = events[0]?.from ?? 0;
  const clip = oneLine(name);
  const reel = reelName(name).padEnd(8);
  const parts = Math.max(1, Math.ceil(events.length / MOST_EVENTS));
  const timesOf = ({ from, to }: Cut): string =>
    [from, to, from - start, to - start].map((frames) => timecodeOfFrames(frames, frameRate)).join(' ');
  const linesOf = (event: EdlEvent, i: number): readonly string[] => {
    const head = `${String(i + 1).padStart(3, '0')}  ${reel} V    `;
    const effect = event.effect && EFFECTS[event.effect.kind];
    if (!event.effect || !effect) return [`${head} C        ${timesOf(event)}`, `* FROM CLIP NAME: ${clip}`];
    const frames = String(event.effect.frames).padStart(3, '0');
    return [
      // The outgoing clip, which has no frame in this event.
      `${head} C        ${timesOf({ from: event.from, to: event.from })}`,
      `${head} ${effect.type} ${frames} ${timesOf(event)}`,
      `* EFFECT NAME: ${effect.name}`,
      `* FROM CLIP NAME: ${clip}`,
      `* TO CLIP NAME: ${clip}`,
    ];
  };
  return Array.from({ length: parts }, (_, part) => {
    const ending = parts === 1 ? '' : ` ${part + 1} of ${parts}`;
    const title = `${Array.from(clip)
      .slice(0, TITLE_MAX - ending.length)
      .join('')}${ending}`;
    const lines = events.slice(part * MOST_EVENTS, (part + 1) * MOST_EVENTS).flatMap(linesOf);
    return [`TITLE: ${title}`, 'FCM: NON-DROP FRAME', '', ...lines, ''].join('\r\n');
  });
};
