import type {
  CapturedFrame,
  Resume,
  VideoCapture,
  VideoColors,
  VideoExtractor,
} from '../../../../workers/video-extraction/common/api';
import type { Video } from '../../../state/video/video';
import { createShotFrames } from '../edits/shotFrames';

/** The colors of a video whose run is continued: those of earlier frames and of new ones. */
export type ResumedColors = {
  readonly add: (frame: CapturedFrame) => void;
  /** The video has been read up to this time. */
  readonly passed: (timeSeconds: number) => void;
  /** No frame follows. Resolves when all colors have been collected. Never rejects. */
  readonly finish: () => Promise<void>;
  readonly read: () => VideoColors;
};

/**
 * Collects the colors of all frames from the first one, like an uninterrupted run: the duration of the last frame is
 * only known now. Until those of earlier runs have been read again, the colors stay as they were.
 */
export const resumeColors = (
  extractor: Pick<VideoExtractor, 'gatherRun'>,
  video: Video,
  capture: VideoCapture,
): ResumedColors => {
  const gathered = extractor.gatherRun(capture);
  const before = video.colors();
  /** From here on shots are captured, of which a cut may have found parts before. */
  const untilSeconds = Math.max(
    video.capturedFrom(0).at(-1)?.endSeconds ?? Infinity,
    video.runState()?.shots?.startSeconds ?? 0,
  );
  const waiting: CapturedFrame[] = [];
  let isReady = false;
  let isFinished = false;

  const gatherEarlier = async (): Promise<void> => {
    const frames = Array.from({ length: video.count() }, (_, index) => index)
      .flatMap(createShotFrames(video))
      .filter(({ from }) => from < untilSeconds);
    for (const { row, from, to } of frames) {
      // Sequential, as a long video does not fit into memory.
      // oxlint-disable-next-line no-await-in-loop
      const frame = await video.readRow(row);
      if (!frame) continue;
      const { summary, patches } = frame;
      const endSeconds = Math.min(to, untilSeconds);
      const shot = Number.isFinite(endSeconds) && { shot: { endSeconds } };
      gathered.add({ timeSeconds: from, summary, patches, ...shot });
    }
    waiting.forEach(gathered.add);
    if (isFinished) gathered.finish();
    isReady = true;
  };
  const ready = gatherEarlier();

  return {
    add: (frame) => {
      if (isReady) gathered.add(frame);
      else waiting.push(frame);
    },
    passed: gathered.passed,
    finish: async () => {
      if (isReady && !isFinished) gathered.finish();
      isFinished = true;
      await ready;
    },
    read: () => (isReady ? gathered.read() : before),
  };
};

/** Where a continued run begins; null if nothing was captured yet. */
export const resumeOf = (video: Pick<Video, 'capturedUntil' | 'rowCount' | 'runState'>): Resume | null => {
  const afterSeconds = video.capturedUntil();
  if (afterSeconds === null) return null;
  const state = video.runState();
  return { count: video.rowCount(), afterSeconds, ...(state && { state }) };
};
