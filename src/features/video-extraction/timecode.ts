const two = (value: number): string => String(value).padStart(2, '0');

/** Files round times to milliseconds, or cut them. A whole one would be too much: frame 24 of 23.976 begins at 1.001 s. */
const ROUNDING_SECONDS = 0.000_99;

/** Number of the frame shown at a time, from 0; without a frame rate, number of the second. */
export const frameNumber = (seconds: number, frameRate: number | null): number =>
  Math.max(0, Math.floor((seconds + ROUNDING_SECONDS) * (frameRate ?? 1)));

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
