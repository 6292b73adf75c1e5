import { proxy } from 'comlink';

import type { FrameSignatures } from '../../../src/engine/shots/frameSignatures';
import { connect, type Connection, type Job, type WorkerLike, WorkerLost } from '../../connect';
import { startWorker } from '../../workerUrl';
import { VideoExtractionError, type VideoExtractor, type VideoInfo, type VideoSource } from '../common/api';
import type { openHiddenPlayer } from './playback/hiddenPlayer';
import type { playVideo } from './playback/playVideo';
import { createRunColors } from './runColors';
import { createVideoSummary } from './videoSummary';
import { isForPlayers, startRun } from './startRun';
import type { Refusal, VideoExtractionApi } from '../common/workerApi';

/** The extractor's dependencies; tests replace them with fakes. */
export type VideoExtractorParts = {
  readonly start: () => WorkerLike;
  readonly openPlayer: typeof openHiddenPlayer;
  readonly play: typeof playVideo;
};

// Few videos need the player: its code loads with the first of them.
const PAGE_PARTS: VideoExtractorParts = {
  start: () => startWorker('videoExtraction'),
  openPlayer: async (...video) => (await import('./playback/hiddenPlayer')).openHiddenPlayer(...video),
  play: async (...video) => (await import('./playback/playVideo')).playVideo(...video),
};

/** The error for a video that neither the worker nor the browser's player can read. */
const unreadable = async (
  source: VideoSource,
  { codec, failure }: Refusal,
): Promise<VideoExtractionError> => {
  const [
    { codecName, foreignCodec, foreignVideo, isVideo },
    { FOREIGN_VIDEO_MESSAGES, lackingCodecMessage },
  ] = await Promise.all([import('./open/foreignVideo'), import('../../../src/domain/foreignVideoMessages')]);
  if (codec !== undefined)
    return new VideoExtractionError('unsupported', lackingCodecMessage(codecName(codec)));
  const kind = typeof source === 'string' ? null : await foreignVideo(source);
  // A file with an index and a known codec is damaged elsewhere.
  if (kind === null || (kind === 'unknownCodec' && failure === 'corrupt'))
    return new VideoExtractionError('corrupt');
  const lacking = typeof source === 'string' ? null : await foreignCodec(kind, source);
  if (lacking !== null) return new VideoExtractionError('unsupported', lackingCodecMessage(lacking));
  return new VideoExtractionError(isVideo(kind) ? 'unsupported' : 'corrupt', FOREIGN_VIDEO_MESSAGES[kind]);
};

/** Reads videos in a worker. Nothing leaves the device. */
export const createVideoExtractor = ({ start, openPlayer, play } = PAGE_PARTS): VideoExtractor => {
  const runs = connect<VideoExtractionApi>(start);
  // Calls that take milliseconds do not wait for a run that takes hours.
  const shortCalls = connect<VideoExtractionApi>(start);

  const ask = async <Result>(
    { call }: Connection<VideoExtractionApi>,
    signal: AbortSignal,
    run: (job: Job<VideoExtractionApi>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await call(signal, run);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      const failure = error.reason === 'timeout' ? 'timeout' : 'worker-crashed';
      throw new VideoExtractionError(failure, undefined, { cause: error });
    }
  };

  /** Inspects a video that the worker cannot decode with the browser's own player. */
  const inspectInPlayer = async (
    signal: AbortSignal,
    source: VideoSource,
    refusal: Refusal,
  ): Promise<VideoInfo> => {
    try {
      const player = await openPlayer(signal, source);
      const { width, height, zeroSeconds, pictureSeconds } = player;
      const duration = player.durationSeconds();
      player.close();
      const durationSeconds = Number.isFinite(duration) ? duration : null;
      return {
        durationSeconds,
        zeroSeconds,
        pictureSeconds,
        width,
        height,
        rotation: 0,
        frameRate: null,
        codec: refusal.codec ?? null,
        hdr: null,
        hasSound: true,
        canDecode: false,
        ...refusal.about,
      };
    } catch (error) {
      if (!(error instanceof VideoExtractionError)) throw error;
      const reason = await unreadable(source, refusal);
      // A player leaves out a picture that it does not decode: that there is none is only true of what nobody knows.
      throw error.failure === 'no-video-track' && reason.failure === 'corrupt' ? error : reason;
    }
  };

  const inspect: VideoExtractor['inspect'] = async (signal, source) => {
    const reply = await ask(shortCalls, signal, async ({ remote }) => remote.inspect(source));
    if (reply.ok) return reply.info;
    if (isForPlayers(reply)) return inspectInPlayer(signal, source, reply);
    throw reply.failure === 'corrupt'
      ? await unreadable(source, reply)
      : new VideoExtractionError(reply.failure);
  };

  const captureAt: VideoExtractor['captureAt'] = async (signal, source, timesSeconds, onFrame) => {
    const end = await ask(runs, signal, async ({ remote, progressed, memoryRead }) => {
      const reply = await remote.captureAt(
        source,
        timesSeconds,
        proxy((frame) => {
          progressed();
          if (frame && !signal.aborted) onFrame(frame);
        }),
      );
      memoryRead(reply.memoryBytes);
      return reply;
    });
    if (!end.ok) throw new VideoExtractionError(end.failure);
  };

  /** The signatures last sent to the worker of short calls; that worker may have been replaced since. */
  let lastCut: WeakRef<FrameSignatures> | null = null;
  const findShots: VideoExtractor['findShots'] = async (signal, signatures, sensitivity) =>
    ask(shortCalls, signal, async ({ remote }) => {
      const again = lastCut?.deref() === signatures ? await remote.findShots(null, sensitivity) : null;
      if (again) return again;
      const shots = await remote.findShots(signatures, sensitivity);
      lastCut = new WeakRef(signatures);
      return shots ?? [];
    });

  return {
    inspect,
    captureAt,
    findShots,
    extract: (signal, request, listener) =>
      startRun(async (run, stop) => ask(runs, stop, run), play, signal, request, listener),
    regenerate: async (signal, colors, round) =>
      ask(shortCalls, signal, async ({ remote }) => remote.regenerate(colors, round)),
    palette: async (signal, colors, count) =>
      ask(shortCalls, signal, async ({ remote }) => remote.palette(colors, count)),
    gather: createVideoSummary,
    gatherRun: createRunColors,
    warmUp: () => {
      shortCalls.warmUp();
      runs.warmUp();
    },
  };
};
