const two = (value: number): string => String(value).padStart(2, '0');

/** WebM rounds the beginning of a frame to milliseconds. */
const ROUNDING_SECONDS = 0.0006;

/**
 * A time of a film as editors count it, '00:01:32:12': hours, minutes, seconds and frames. Frames are counted at the
 * film's own rate and the seconds by its whole one, without frames dropped: of 23.976 frames a second, 24 are one second.
 * Without a rate the frames are left out.
 */
export const timecode = (seconds: number, frameRate: number | null): string => {
  const atOnce = frameRate === null ? 1 : Math.round(frameRate);
  const frames = Math.max(0, Math.floor((seconds + ROUNDING_SECONDS) * (frameRate ?? 1)));
  const whole = Math.floor(frames / atOnce);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return [...clock, ...(frameRate === null ? [] : [frames % atOnce])].map(two).join(':');
};
