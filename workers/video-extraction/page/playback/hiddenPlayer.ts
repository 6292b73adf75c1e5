import { VideoExtractionError, type VideoFailure, type VideoInfo, type VideoSource } from '../../common/api';
import { WATCHDOG_MS } from '../../common/watchdogMs';

/** An invisible `<video>` that is paused at one time of the video after the other. */
export type HiddenPlayer = Pick<VideoInfo, 'zeroSeconds' | 'pictureSeconds'> & {
  readonly width: number;
  readonly height: number;
  /** Infinity until the end has been reached, if the file does not declare it. */
  readonly durationSeconds: () => number;
  /** The frame shown at that time; null past the end. The caller closes it. */
  readonly frameAt: (timeSeconds: number) => Promise<ImageBitmap | null>;
  readonly close: () => void;
};

/** A browser that does not paint (a hidden tab) never calls back: the frame is there all the same. */
const PRESENTED_MS = 200;

const isKnown = (seconds: number): boolean => Number.isFinite(seconds) && seconds > 0;

/** Resolves with the event; rejects when the player fails, on a timeout, or when the signal aborts. */
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
    // Not available in every supported browser.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
  });

/** A first picture this late is preceded by sound only; one that is a frame late is not. */
const LATE_SECONDS = 0.1;

/** When the first displayed picture begins; null if the browser does not report it. */
const firstPictureTime = async (video: HTMLVideoElement): Promise<number | null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PRESENTED_MS);
    if ('requestVideoFrameCallback' in video)
      video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime));
  });

/**
 * The current picture. A busy browser may not have it yet, although it has fired its event: it is requested again until
 * the video counts as stuck.
 */
const picture = async (video: HTMLVideoElement, signal: AbortSignal): Promise<ImageBitmap> => {
  for (const startMs = performance.now(); ;) {
    signal.throwIfAborted();
    try {
      // Not a VideoFrame: those made from a player lose the rotation requested by the file.
      // oxlint-disable-next-line no-await-in-loop -- retried until there is one
      return await createImageBitmap(video);
    } catch (error) {
      if (performance.now() - startMs >= WATCHDOG_MS)
        throw new VideoExtractionError('timeout', undefined, { cause: error });
      // oxlint-disable-next-line no-await-in-loop
      await presented(video);
    }
  }
};

/** Opens a video in a player. Rejects with VideoExtractionError if it cannot be played, or has no picture. */
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
    // Releases the decoder and the file immediately.
    video.load();
    if (typeof source !== 'string') URL.revokeObjectURL(address);
  };
  try {
    // Registered before there is a source: some files fail immediately.
    const loaded = when(video, 'loadeddata', signal);
    const first = firstPictureTime(video);
    video.src = address;
    await loaded;
    if (video.videoWidth === 0) throw new VideoExtractionError('no-video-track');
    // Before any seek, its current time is the beginning of the video.
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
    // Some browsers report the length of the video, others its end time.
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
        // The end may have been found during the seek.
        if (isBehindEnd(timeSeconds)) return null;
      }
      return picture(video, signal);
    },
    close,
  };
};
