const two = (value: number): string => String(value).padStart(2, '0');

/** WebM rounds the beginning of a frame to milliseconds. */
const ROUNDING_SECONDS = 0.0006;

/** The number of the frame that is on the screen at a time, from 0; without a rate, the number of the second. */
export const frameNumber = (seconds: number, frameRate: number | null): number =>
  Math.max(0, Math.floor((seconds + ROUNDING_SECONDS) * (frameRate ?? 1)));

/** So many frames as a time code: a place in the video, or a length. */
export const timecodeOfFrames = (frames: number, frameRate: number | null): string => {
  const atOnce = frameRate === null ? 1 : Math.round(frameRate);
  const whole = Math.floor(frames / atOnce);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return [...clock, ...(frameRate === null ? [] : [frames % atOnce])].map(two).join(':');
};

/**
 * A time of a video as editors count it, '00:01:32:12': hours, minutes, seconds and frames. Frames are counted at the
 * video's own rate and the seconds by its whole one, without frames dropped: of 23.976 frames a second, 24 are one second.
 * Without a rate the frames are left out.
 */
export const timecode = (seconds: number, frameRate: number | null): string =>
  timecodeOfFrames(frameNumber(seconds, frameRate), frameRate);

/** So many frames as a length that is read as one: '4 s 12 f', '1 min 4 s', '8 f'. Without a rate, in whole seconds. */
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

/** From frame to frame, so that start and length add up to where a part of a video ends. */
export const lengthBetween = (startSeconds: number, endSeconds: number, frameRate: number | null): string =>
  lengthOfFrames(frameNumber(endSeconds, frameRate) - frameNumber(startSeconds, frameRate), frameRate);
