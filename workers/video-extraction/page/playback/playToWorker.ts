import { proxy } from 'comlink';

import type { Job } from '../../../connect';
import { untilAborted } from '../../../untilAborted';
import { VideoExtractionError, type Resume, type VideoCapture, type VideoSource } from '../../common/api';
import type { Throttle } from '../../common/throttle';
import type { RunEnd, RunMessage, VideoExtractionApi } from '../../common/workerApi';
import type { playVideo } from './playVideo';

type Playing = {
  readonly source: VideoSource;
  readonly capture: VideoCapture;
  readonly resume: Resume | null;
  readonly throttle: Throttle;
  readonly onMessage: (message: RunMessage) => void;
  /** How many frames have been captured so far. */
  readonly captured: () => number;
};

/** Plays a video that only players can decode, and passes its frames to the worker, until `over` aborts. */
export const playToWorker = async (
  { remote, progressed, memoryRead }: Job<VideoExtractionApi>,
  over: AbortSignal,
  play: typeof playVideo,
  { source, capture, resume, throttle, onMessage, captured }: Playing,
): Promise<RunEnd> => {
  // The player has a watchdog of its own, and the worker only ever waits for it.
  const alive = setInterval(progressed, 1000);
  try {
    await untilAborted(remote.startPlayback(capture, proxy(onMessage), resume), over);
    await play(remote, over, source, capture, resume, throttle, (progress) =>
      onMessage({ kind: 'progress', progress: { ...progress, captured: captured() } }),
    );
    const reply = await untilAborted(remote.endPlayback(), over);
    memoryRead(reply.memoryBytes);
    return reply;
  } catch (error) {
    if (!(error instanceof VideoExtractionError)) throw error;
    await untilAborted(remote.endPlayback(), over);
    return { ok: false, failure: error.failure };
  } finally {
    clearInterval(alive);
  }
};
