import { expose, type Remote, releaseProxy, transfer } from 'comlink';

import { loadEngine } from '../../../src/engine/loadEngine';
import { videoPalette } from './palette/videoPalette';
import { framePalettes } from './palette/framePalettes';
import { createThrottle, type Throttle } from '../common/throttle';
import { type RunListener, openInTime, refusalOf, extractFrames } from './extractFrames';
import { createPlayback, type Playback } from './playback';
import type { OnCaptured, OnMessage, VideoExtractionApi } from '../common/workerApi';
import { captureAt } from './captureAt';
import { cutShots, type PreparedShots, prepareShots } from '../../../src/engine/shots/findShots';

// Exposed before the engine has loaded: Comlink loses every message that arrives while a module still awaits.
const ready = loadEngine();

type Listening = RunListener & {
  /**
   * Resolves once the page has received everything: results and messages use separate ports, without a common order.
   */
  readonly delivered: () => Promise<unknown>;
};

/** The video searched last: its shots are requested again at each move of a slider. */
let prepared: PreparedShots | null = null;
let throttle: Throttle | null = null;
let playback: (Playback & { readonly listener: Listening; readonly release: () => void }) | null = null;

const listen = (onMessage: Remote<OnMessage>): Listening => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    onFrame: (frame) => {
      last = onMessage({ kind: 'frame', frame });
    },
    onMeans: (means) => {
      last = onMessage({ kind: 'means', means });
    },
    onGap: (gap) => {
      last = onMessage({ kind: 'gap', gap });
    },
    onProgress: (progress) => {
      last = onMessage({ kind: 'progress', progress });
    },
    onSigned: (frames) => {
      last = onMessage(transfer({ kind: 'signed', frames }, [frames.bytes.buffer, frames.timesUs.buffer]));
    },
    delivered: async () => last,
  };
};

const api: VideoExtractionApi = {
  inspect: async (source) => {
    try {
      const video = await openInTime(source);
      video.close();
      return { ok: true, info: video.info };
    } catch (error) {
      return refusalOf(error);
    }
  },
  extract: async (source, capture, reachedSeconds, onMessage: Remote<OnMessage>, resume) => {
    // Set immediately: the page may pause a run before it has started.
    const mine = createThrottle(reachedSeconds);
    throttle = mine;
    try {
      const engine = await ready;
      const listener = listen(onMessage);
      const end = await extractFrames(engine, { source, capture, resume }, mine, listener);
      await listener.delivered();
      return { ...end, memoryBytes: engine.memoryBytes() };
    } finally {
      throttle = null;
      onMessage[releaseProxy]();
    }
  },
  startPlayback: async (capture, onMessage: Remote<OnMessage>, resume) => {
    const listener = listen(onMessage);
    const release = () => onMessage[releaseProxy]();
    playback = { listener, release, ...createPlayback(await ready, capture, resume, listener) };
  },
  playFrame: async (frame, timeSeconds) => (await playback?.take(frame, timeSeconds)) ?? false,
  endPlayback: async () => {
    const end = (await playback?.end()) ?? { ok: false, failure: 'no-frames' };
    await playback?.listener.delivered();
    playback?.release();
    playback = null;
    return { ...end, memoryBytes: (await ready).memoryBytes() };
  },
  advance: (reachedSeconds) => throttle?.advance(reachedSeconds),
  setPaused: (isPaused) => throttle?.setPaused(isPaused),
  captureAt: async (source, timesSeconds, onFrame: Remote<OnCaptured>) => {
    try {
      const engine = await ready;
      let last: Promise<unknown> = Promise.resolve();
      const end = await captureAt(engine, source, timesSeconds, (frame) => {
        last = onFrame(frame);
      });
      await last;
      return { ...end, memoryBytes: engine.memoryBytes() };
    } finally {
      onFrame[releaseProxy]();
    }
  },
  findShots: async (signatures, sensitivity) => {
    if (signatures) prepared = prepareShots(signatures);
    return prepared && cutShots(prepared, { sensitivity });
  },
  regenerate: async (colors, round) => framePalettes(await ready, colors, round).palettes,
  palette: async (colors, count) => videoPalette(await ready, colors, count),
};

expose(api);
