import {
  type CapturedFrame,
  type Gap,
  VideoExtractionError,
  type SignedFrames,
  type VideoEnd,
  type VideoExtractor,
  type VideoFailure,
  type VideoInfo,
  type VideoListener,
  type VideoProgress,
  type VideoRequest,
  type FrameMeans,
} from '../../workers/video-extraction/common/api';
import { createRunColors } from '../../workers/video-extraction/page/runColors';
import { NO_PATCHES } from './noPatches';

export const FAKE_VIDEO_INFO: VideoInfo = {
  durationSeconds: 12,
  zeroSeconds: 0,
  pictureSeconds: 0,
  width: 1280,
  height: 720,
  rotation: 0,
  codec: 'avc',
  frameRate: 25,
  hdr: null,
  hasSound: true,
  canDecode: true,
};

/** A frame whose six palettes rotate with its index, so that no two frames look the same. */
export const createCapturedFrame = (index: number, timeSeconds = index * 5): CapturedFrame => {
  const palettes = Array.from({ length: 6 }, (_, palette) =>
    Array.from(
      { length: 5 },
      (_row, color) => (index * 0x30507 + palette * 0x1f2b + color * 0x332211) % 0x1000000,
    ),
  );
  const colors = palettes[0] ?? [];
  return {
    index,
    timeSeconds,
    thumbnail: new Blob([`frame ${index}`], { type: 'image/jpeg' }),
    width: 480,
    height: 270,
    palettes,
    dominant: colors.map((rgb) => ({ rgb, share: 0.2 })),
    summary: { colors: Uint32Array.from(colors), weights: Uint32Array.from(colors, () => 10) },
    patches: NO_PATCHES,
  };
};

/** One run of the fake, controlled by the test. */
export type FakeVideoRun = {
  readonly request: VideoRequest;
  readonly signal: AbortSignal;
  readonly capture: (frame: CapturedFrame) => void;
  readonly progress: (progress: VideoProgress) => void;
  readonly mean: (means: FrameMeans) => void;
  readonly lose: (gap: Gap) => void;
  readonly sign: (frames: SignedFrames) => void;
  readonly end: (reason?: VideoEnd['reason']) => void;
  readonly fail: (failure: VideoFailure, detail?: string) => void;
  isPaused: boolean;
};

export type FakeVideoExtractor = VideoExtractor & { readonly runs: readonly FakeVideoRun[] };

/** Captures nothing itself: tests pass frames, progress and the end through `runs`. */
export const createFakeVideoExtractor = (overrides: Partial<VideoExtractor> = {}): FakeVideoExtractor => {
  const runs: FakeVideoRun[] = [];
  const extract = (signal: AbortSignal, request: VideoRequest, listener: VideoListener) => {
    const frames: CapturedFrame[] = [];
    let resolve: (end: VideoEnd) => void = () => {};
    let reject: (reason: unknown) => void = () => {};
    const done = new Promise<VideoEnd>((onEnd, onFailure) => {
      resolve = onEnd;
      reject = onFailure;
    });
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort);
    const run: FakeVideoRun = {
      request,
      signal,
      capture: (frame) => {
        frames.push(frame);
        if (!signal.aborted) listener.onFrame(frame);
      },
      mean: (means) => {
        if (!signal.aborted) listener.onMeans?.(means);
      },
      lose: (gap) => {
        if (!signal.aborted) listener.onGap?.(gap);
      },
      progress: (progress) => {
        if (!signal.aborted) listener.onProgress?.(progress);
      },
      sign: (signed) => {
        if (!signal.aborted) listener.onSigned?.(signed);
      },
      end: (reason = 'ended') => resolve({ reason, captured: frames.length }),
      fail: (failure, detail) => reject(new VideoExtractionError(failure, detail)),
      isPaused: false,
    };
    runs.push(run);
    if (signal.aborted) abort();
    return {
      done,
      pause: () => {
        run.isPaused = true;
      },
      resume: () => {
        run.isPaused = false;
      },
      colors: () => {
        const colors = Uint32Array.from(frames.flatMap(({ dominant }) => dominant.map(({ rgb }) => rgb)));
        return {
          summary: { colors, weights: new Uint32Array(colors.length).fill(10) },
          patches: NO_PATCHES,
        };
      },
    };
  };
  return {
    inspect: async (signal) => {
      signal.throwIfAborted();
      return FAKE_VIDEO_INFO;
    },
    extract,
    captureAt: async (_signal, _source, timesSeconds, onFrame) =>
      timesSeconds.forEach((timeSeconds, index) => onFrame(createCapturedFrame(index, timeSeconds))),
    findShots: async () => [],
    regenerate: async (_signal, _colors, round) => createCapturedFrame(1000 * round).palettes,
    palette: async (_signal, { summary }, count) =>
      Array.from(summary.colors.slice(0, count), (rgb) => ({ rgb, share: 1 / count })),
    gather: () => {
      const colors: number[] = [];
      return {
        add: ({ summary }) => void colors.push(...summary.colors),
        read: () => ({
          summary: { colors: Uint32Array.from(colors), weights: new Uint32Array(colors.length).fill(10) },
          patches: NO_PATCHES,
        }),
      };
    },
    gatherRun: createRunColors,
    warmUp: () => {},
    ...overrides,
    runs,
  };
};
