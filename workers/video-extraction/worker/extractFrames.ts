import type { Engine } from '../../../src/engine/engine';
import type {
  CapturedFrame,
  FrameMeans,
  Gap,
  SignedFrames,
  VideoCapture,
  VideoFailure,
  VideoProgress,
  VideoRequest,
  VideoSource,
} from '../common/api';
import type { Pose } from './capture/drawThumbnail';
import { createFrameTaker, type FrameTaker } from './capture/frameTaker';
import { createMeanRecorder, type MeanRecorder } from './capture/meanRecorder';
import { type Video, VideoRefused, openVideo } from './open/openVideo';
import type { Throttle } from '../common/throttle';
import { createProgressMeter } from '../common/progressMeter';
import { CanvasMissing } from './decode/readFrame';
import type { SeekContext } from './decode/seekContext';
import { seekIntervals } from './decode/seekIntervals';
import { seekKeyFrames } from './decode/seekKeyFrames';
import { seekShots } from './shots/seekShots';
import { createShotCollector } from './shots/shotCollector';
import { createSignedBatch, type SignedBatch } from './shots/signedFrames';
import { withWatchdog } from './watchdog';
import type { Refusal, RunEnd } from '../common/workerApi';

/** Receives the results. */
export type RunListener = {
  readonly onFrame: (frame: CapturedFrame) => void;
  readonly onProgress: (progress: VideoProgress) => void;
  readonly onMeans: (means: FrameMeans) => void;
  readonly onGap: (gap: Gap) => void;
  /** Takes ownership of the frames. */
  readonly onSigned: (frames: SignedFrames) => void;
};

const seekThrough = async (
  engine: Engine,
  context: SeekContext,
  capture: VideoCapture,
  means: MeanRecorder,
  signed: SignedBatch,
): Promise<void> => {
  switch (capture.kind) {
    case 'interval':
      return seekIntervals(context, capture);
    case 'scenes':
      return seekShots(context, (before) =>
        createShotCollector(engine, means, undefined, signed.add, before),
      );
    case 'key-frames':
      return seekKeyFrames(context);
  }
};

/** The pose of frames as the decoder outputs them: not yet rotated, possibly with non-square pixels. */
export const poseOf = ({ info: { width, height, rotation } }: Video): Pose => ({
  rotation,
  shown: rotation % 180 === 0 ? { width, height } : { width: height, height: width },
});

const failureOf = (error: unknown): VideoFailure => {
  if (error instanceof VideoRefused) return error.failure;
  return error instanceof CanvasMissing ? 'canvas' : 'corrupt';
};

/** The reply for a video that could not be read, or not to its end. */
export const refusalOf = (error: unknown): Refusal => {
  const refused = error instanceof VideoRefused ? error : null;
  return {
    ok: false,
    failure: failureOf(error),
    ...(refused?.codec !== undefined && { codec: refused.codec }),
    ...(refused?.about && { about: refused.about }),
  };
};

/** The result of a run that has reached its end. */
export const endOf = (taker: FrameTaker): RunEnd => {
  const captured = taker.captured();
  if (captured === 0) return { ok: false, failure: 'no-frames' };
  return { ok: true, end: { reason: taker.isFull() ? 'capped' : 'ended', captured } };
};

/** Opens a video, or rejects on a timeout. */
export const openInTime = async (source: VideoSource): Promise<Video> =>
  withWatchdog(async () => openVideo(source), { isWaiting: () => false, look: () => undefined });

/**
 * Reads a video to its end, from its beginning or from where an earlier run ended. Never rejects: what was captured
 * before a failure has been delivered.
 */
export const extractFrames = async (
  engine: Engine,
  { source, capture, resume }: Required<Pick<VideoRequest, 'source' | 'capture' | 'resume'>>,
  throttle: Throttle,
  listener: RunListener,
): Promise<RunEnd> => {
  let video: Video;
  try {
    video = await openInTime(source);
  } catch (error) {
    return refusalOf(error);
  }
  const { durationSeconds } = video.info;
  const means = createMeanRecorder();
  const signed = createSignedBatch();
  const handOverSigned = (): void => {
    const frames = signed.take();
    if (frames) listener.onSigned(frames);
  };
  // First the signatures of the frames before it: a run stopped at a frame can be searched for shots up to there.
  const onFrame: RunListener['onFrame'] = (frame) => {
    handOverSigned();
    listener.onFrame(frame);
  };
  const taker = createFrameTaker(engine, poseOf(video), throttle, onFrame, means, resume);
  const damaged = listener.onGap;
  const read = createProgressMeter(durationSeconds, throttle.isTimed);
  let timeSeconds = resume?.afterSeconds ?? 0;
  let decoded = 0;
  const handOverMeans = (): void => {
    const recorded = means.take();
    if (recorded) listener.onMeans(recorded);
  };
  const measure = (): void => {
    handOverSigned();
    const { captured } = taker;
    const nowMs = performance.now();
    handOverMeans();
    listener.onProgress(
      read({ nowMs, timeSeconds, decoded, captured: captured(), isWaiting: throttle.isWaiting() }),
    );
  };
  try {
    await withWatchdog(
      async (progressed) => {
        const passed: SeekContext['passed'] = (seconds, frames) => {
          progressed();
          timeSeconds = Math.max(timeSeconds, seconds);
          decoded = frames;
        };
        const context = { video, taker, throttle, resume, passed, damaged };
        await seekThrough(engine, context, capture, means, signed);
        await taker.finish();
      },
      { isWaiting: throttle.isWaiting, look: measure },
    );
    const missingFrom = await video.missingFrom();
    if (missingFrom !== null && durationSeconds !== null)
      damaged({ fromSeconds: missingFrom, toSeconds: durationSeconds });
    // How much is missing is not known: what was read is kept, and where it ends is told.
    else if (missingFrom !== null) throw new VideoRefused('corrupt');
    timeSeconds = Math.max(timeSeconds, durationSeconds ?? 0);
    measure();
    return endOf(taker);
  } catch (error) {
    await taker.delivered();
    measure();
    return refusalOf(error);
  } finally {
    video.close();
  }
};
