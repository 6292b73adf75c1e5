import type { Input, InputVideoTrack } from 'mediabunny';

/** The video's own time begins with 0, whatever the clock in its file says there. */
export type VideoClock = {
  /** What the file's clock says at the video's 0; players count by it. */
  readonly zeroSeconds: number;
  /** When the first picture is on the screen, in the video's time: later than 0 where the sound begins before it. */
  readonly pictureSeconds: number;
};

/**
 * Pictures and sound that begin nearly together begin together: decoders that keep frames back and sound that is
 * written in packets leave up to so much between them.
 */
const TOGETHER_SECONDS = 0.1;

/**
 * Where a video begins, by its first picture and its first sound; where an edit delays the picture, at 0 all the same.
 * What lies before 0 has been cut off by an edit.
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
