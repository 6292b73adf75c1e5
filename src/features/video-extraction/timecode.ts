const two = (value: number): string => String(value).padStart(2, '0');

/** Files round times to milliseconds, or cut them. A whole one would be too much: frame 24 of 23.976 begins at 1.001 s. */
const ROUNDING_SECONDS = 0.000_99;
/** Far less than the frame that a time is in, at any rate. */
const MOST_ROUNDING_FRAMES = 0.25;

/** Number of the frame shown at a time, from 0; without a frame rate, number of the second. */
export const frameNumber = (seconds: number, frameRate: number | null): number => {
  const rate = frameRate ?? 1;
  return Math.max(0, Math.floor(seconds * rate + Math.min(ROUNDING_SECONDS * rate, MOST_ROUNDING_FRAMES)));
};

/** A number of frames as a time code: a position or a length. */
export const timecodeOfFrames = (frames: number, frameRate: number | null): string => {
  const atOnce = frameRate === null ? 1 : Math.round(frameRate);
  const whole = Math.floor(frames / atOnce);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return [...clock, ...(frameRate === null ? [] : [frames % atOnce])].map(two).join(':');
};

/**
 * A time of a video as an editors' time code, '00:01:32:12': hours, minutes, seconds and frames. Non-drop frame: frames
 * are counted at the video's own rate, and a second has the rounded rate, so 24 frames at 23.976 a second. Without a
 * frame rate the frames are omitted.
 */
export const timecode = (seconds: number, frameRate: number | null): string =>
  timecodeOfFrames(frameNumber(seconds, frameRate), frameRate);

/** A number of frames as a length: '4 s 12 f', '1 min 4 s', '8 f'. Without a frame rate, in whole seconds. */
const lengthOfFrames = (frames: number, frameRate: number | null): string => {
  const atOnce = frameRate === null ? 1 : Math.round(frameRate);
  const whole = Math.floor(frames / atOnce);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
    [frameRate === null ? 0 : frames % atOnce, 'f'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.length > 0 ? shown.join(' ') : '0 s';
};

type Span = { readonly from: number; readonly to: number };

/** The length of spans together. Computed in whole frames, so that start and length of a span add up to its end. */
export const lengthOf = (spans: readonly Span[], frameRate: number | null): string => {
  const framesOf = ({ from, to }: Span): number => frameNumber(to, frameRate) - frameNumber(from, frameRate);
  return lengthOfFrames(
    spans.reduce((sum, span) => sum + framesOf(span), 0),
    frameRate,
  );
};

export const lengthBetween = (startSeconds: number, endSeconds: number, frameRate: number | null): string =>
  lengthOf([{ from: startSeconds, to: endSeconds }], frameRate);
