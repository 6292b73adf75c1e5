import { VideoExtractionError, type VideoFailure, type VideoInfo, type VideoSource } from '../../common/api';
import { WATCHDOG_MS } from '../../common/watchdogMs';

/** A `<video>` that nobody sees, stood still at one time of the video after the other. */
export type HiddenPlayer = Pick<VideoInfo, 'zeroSeconds' | 'pictureSeconds'> & {
  readonly width: number;
  readonly height: number;
  /** Infinity until the end has been seen, where the file does not say. */
  readonly durationSeconds: () => number;
  /** The frame on the screen at that time; null behind the end. Its taker closes it. */
  readonly frameAt: (timeSeconds: number) => Promise<ImageBitmap | null>;
  readonly close: () => void;
};

/** A browser that draws nothing (a hidden tab) never calls back: the frame is there all the same. */
const PRESENTED_MS = 200;

const isKnown = (seconds: number): boolean => Number.isFinite(seconds) && seconds > 0;

/** Resolves with the event; rejects when the player fails, nothing happens, or the signal aborts. */
const when = async (video: HTMLVideoElement, type: string, signal: AbortSignal): Promise<void> => {
  const done = new AbortController();
  const refuse = (failure: VideoFailure, cause?: unknown): VideoExtractionError =>
    new VideoExtractionError(failure, undefined, { cause });
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { signal: done.signal };
      video.addEventListener(type, () => resolve(), options);
      video.addEventListener('error', () => reject(refuse('corrupt', video.error)), options);
      signal.addEventListener('abort', () => reject(signal.reason), options);
      const timer = setTimeout(() => reject(refuse('timeout')), WATCHDOG_MS);
      done.signal.addEventListener('abort', () => clearTimeout(timer));
      signal.throwIfAborted();
    });
  } finally {
    done.abort();
  }
};

const presented = async (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PRESENTED_MS);
    // Not in every browser that the product runs in.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
  });

/** A first picture that comes so late stands behind sound alone; one that is a frame late does not. */
const LATE_SECONDS = 0.1;

/** When the picture that is shown at first begins; null where the browser does not say. */
const firstPictureTime = async (video: HTMLVideoElement): Promise<number | null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PRESENTED_MS);
    if ('requestVideoFrameCallback' in video)
      video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime));
  });

/**
 * The picture on the screen. A busy browser may have none yet, although it has said that it has: then it is looked for
 * again until the video counts as stuck.
 */
const picture = async (video: HTMLVideoElement, signal: AbortSignal): Promise<ImageBitmap> => {
  for (const startMs = performance.now(); ;) {
    signal.throwIfAborted();
    try {
      // Not a VideoFrame: made from a player, those lose the turn that the file asks for.
      // oxlint-disable-next-line no-await-in-loop -- until there is one
      return await createImageBitmap(video);
    } catch (error) {
      if (performance.now() - startMs >= WATCHDOG_MS)
        throw new VideoExtractionError('timeout', undefined, { cause: error });
      // oxlint-disable-next-line no-await-in-loop
      await presented(video);
    }
  }
};

/** Opens a video in a player. Rejects with VideoExtractionError: it cannot play, or there is nothing to see. */
export const openHiddenPlayer = async (signal: AbortSignal, source: VideoSource): Promise<HiddenPlayer> => {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  let zeroSeconds = 0;
  let pictureSeconds = 0;
  const close = (): void => {
    video.removeAttribute('src');
    // Lets go of the decoder and the file at once.
    video.load();
    if (typeof source !== 'string') URL.revokeObjectURL(address);
  };
  try {
    // Listened to before there is a source: some files fail before anything can be asked of them.
    const loaded = when(video, 'loadeddata', signal);
    const first = firstPictureTime(video);
    video.src = address;
    await loaded;
    if (video.videoWidth === 0) throw new VideoExtractionError('no-video-track');
    // Where it stands before it has been sent anywhere, its video begins.
    zeroSeconds = video.currentTime;
    const late = ((await first) ?? zeroSeconds) - zeroSeconds;
    if (late > LATE_SECONDS) pictureSeconds = late;
  } catch (error) {
    close();
    throw error;
  }
  const isBehindEnd = (timeSeconds: number): boolean =>
    timeSeconds > zeroSeconds && isKnown(video.duration) && timeSeconds >= video.duration;
  return {
    zeroSeconds,
    pictureSeconds,
    width: video.videoWidth,
    height: video.videoHeight,
    // Some say how long the video is, others when it ends.
    durationSeconds: () => (video.duration > zeroSeconds ? video.duration - zeroSeconds : video.duration),
    frameAt: async (videoSeconds) => {
      const timeSeconds = zeroSeconds + videoSeconds;
      if (isBehindEnd(timeSeconds)) return null;
      if (video.currentTime !== timeSeconds) {
        const seeked = when(video, 'seeked', signal);
        video.currentTime = timeSeconds;
        const shown = presented(video);
        await seeked;
        await shown;
        // The end may have been found on the way there.
        if (isBehindEnd(timeSeconds)) return null;
      }
      return picture(video, signal);
    },
    close,
  };
};
