import type { Input, InputVideoTrack } from 'mediabunny';

/** Maps the file's time to the video's own time, which begins at 0. */
export type VideoClock = {
  /** The file's time at the video's 0; players use it. */
  readonly zeroSeconds: number;
  /** When the first picture is shown, in the video's time: later than 0 if the sound begins before it. */
  readonly pictureSeconds: number;
};

/**
 * Picture and sound that begin this close together count as simultaneous: decoders that hold frames back, and sound
 * stored in packets, cause offsets up to this.
 */
const TOGETHER_SECONDS = 0.1;

/**
 * The start of a video, from its first picture and its first sound; if an edit list delays the picture, the start is
 * still 0. Anything before 0 is cut off by an edit list.
 */
export const videoClock = (
  firstPicture: number,
  firstSound: number | null,
  delaySeconds: number,
): VideoClock => {
  const picture = Math.max(0, firstPicture);
  const begin = delaySeconds > TOGETHER_SECONDS ? 0 : Math.min(picture, Math.max(0, firstSound ?? picture));
  if (picture - begin <= TOGETHER_SECONDS) return { zeroSeconds: picture, pictureSeconds: 0 };
  return { zeroSeconds: begin, pictureSeconds: picture - begin };
};

export const readClock = async (
  input: Input,
  track: InputVideoTrack,
  delaySeconds: number,
): Promise<VideoClock> => {
  const picture = await track.getFirstTimestamp();
  const sound = await input.getPrimaryAudioTrack();
  return videoClock(picture, sound && (await sound.getFirstTimestamp()), delaySeconds);
};
