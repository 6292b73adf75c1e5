import { expose, type Remote, releaseProxy } from 'comlink';

import { loadEngine } from '../../src/engine/loadEngine';
import { palettesOf } from './framePalettes';
import { createPace, type Pace } from './pace';
import { type Audience, openInTime, refusalOf, runFilm } from './runFilm';
import { createShow, type Show } from './show';
import type { Hear, VideoExtractionApi } from './workerApi';

// Exposed before the engine is there: Comlink loses every message that arrives while a module still awaits.
const ready = loadEngine();

type Listening = Audience & {
  /** The page has heard everything: results and messages travel by ports of their own, in no common order. */
  readonly heard: () => Promise<unknown>;
};

let pace: Pace | null = null;
let show: (Show & { readonly audience: Listening }) | null = null;

const listen = (hear: Remote<Hear>): Listening => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    onFrame: (frame) => {
      last = hear({ kind: 'frame', frame });
    },
    onProgress: (progress) => {
      last = hear({ kind: 'progress', progress });
    },
    heard: async () => last,
  };
};

const api: VideoExtractionApi = {
  inspect: async (source) => {
    try {
      const film = await openInTime(source);
      film.close();
      return { ok: true, info: film.info };
    } catch (error) {
      return refusalOf(error);
    }
  },
  extract: async (source, capture, reachedSeconds, hear: Remote<Hear>) => {
    // At once: the page may already pause what has not begun.
    const mine = createPace(reachedSeconds);
    pace = mine;
    try {
      const engine = await ready;
      const audience = listen(hear);
      const end = await runFilm(engine, source, capture, mine, audience);
      await audience.heard();
      return { ...end, memoryBytes: engine.memoryBytes() };
    } finally {
      pace = null;
      hear[releaseProxy]();
    }
  },
  startShow: async (capture, hear: Remote<Hear>) => {
    const audience = listen(hear);
    show = { audience, ...createShow(await ready, capture, audience.onFrame) };
  },
  show: async (frame, timeSeconds) => (await show?.take(frame, timeSeconds)) ?? false,
  endShow: async () => {
    const end = (await show?.end()) ?? { ok: false, failure: 'no-frames' };
    await show?.audience.heard();
    show = null;
    return { ...end, memoryBytes: (await ready).memoryBytes() };
  },
  advance: (reachedSeconds) => pace?.advance(reachedSeconds),
  setPaused: (isPaused) => pace?.setPaused(isPaused),
  regenerate: async (summary, round) => palettesOf(await ready, summary, round),
  palette: async (summary, count) => (await ready).clusterPalette(summary, { count, variant: 0 }),
};

expose(api);
