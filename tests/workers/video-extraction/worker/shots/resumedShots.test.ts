import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CapturedShot, Resume, ShotsState } from '../../../../../workers/video-extraction/common/api';
import type { FrameTaker } from '../../../../../workers/video-extraction/worker/capture/frameTaker';
import { createMeanRecorder } from '../../../../../workers/video-extraction/worker/capture/meanRecorder';
import { seekShots } from '../../../../../workers/video-extraction/worker/shots/seekShots';
import { createShotCollector } from '../../../../../workers/video-extraction/worker/shots/shotCollector';
import {
  type Frame,
  mixed,
  paint,
  RATE,
  scene,
  seenFrom,
  times,
} from '../../../../engine/shots/paintedVideo';
import { loadNodeEngine } from '../../../../support/nodeEngine';
import { createSeekContext, createVideo, stubDecoder } from '../../fakeVideo';

const NO_BARS = { rows: [], columns: [] };

/** A slow move over a scene, so that every picture of it is another. */
const move = (seed: number, frames: number): readonly Frame[] => {
  const seen = scene(seed);
  return times(frames, (index) => seenFrom(seen, (index / frames - 0.5) * 0.4, 0, 0.8));
};

const [park, town, coast, bridge, attic] = [
  move(1, 290),
  move(2, 45),
  move(3, 420),
  move(4, 130),
  move(5, 70),
];
const [end, start] = [town.at(-1), coast[0]];
const dissolve = times(20, (index) =>
  end && start ? mixed(end, start, () => (index + 1) / 21) : () => [0, 0, 0] as const,
);
const FRAMES = [...park, ...town, ...dissolve, ...coast, ...bridge, ...attic];
const PIXELS = FRAMES.map(paint);
const VIDEO = createVideo(
  FRAMES.map((_, index) => index / RATE),
  FRAMES.length / RATE,
);

type Captured = CapturedShot & { readonly timeSeconds: number; readonly picture: number };

/** Reads the video for scenes, from its beginning or behind an earlier run, and stops before the frame `stopAt` is looked at. */
const read = async (stopAt: number, resume: Resume | null = null) => {
  const engine = await loadNodeEngine();
  const captured: Captured[] = [];
  let state: ShotsState | undefined = resume?.state?.shots;
  let seen = 0;
  /** A worker that is stopped is gone: nothing of it comes any more. */
  let isStopped = false;
  const { context } = createSeekContext(VIDEO);
  const taker: FrameTaker = {
    ...context.taker,
    take: async (frame, choose) => {
      const { timestamp } = frame as { readonly timestamp: number };
      frame.close();
      const index = Math.round((timestamp / 1e6) * RATE);
      isStopped ||= index >= stopAt;
      if (isStopped) return;
      seen += 1;
      choose(() => PIXELS[index] ?? { rgba: new Uint8ClampedArray(), width: 0, height: 0 });
      await Promise.resolve();
    },
    capture: (_, timeSeconds, shot, shots) => {
      if (isStopped || !shot) return;
      captured.push({ ...shot, timeSeconds, picture: Math.round(shot.pictureSeconds * RATE) });
      state = shots ?? state;
    },
  };
  await seekShots({ ...context, taker, resume }, (before) =>
    createShotCollector(engine, createMeanRecorder(), undefined, undefined, before),
  );
  return { captured, state, seen };
};

const behind = (captured: readonly Captured[], state: ShotsState | undefined): Resume => ({
  count: captured.length,
  afterSeconds: captured.at(-1)?.timeSeconds ?? 0,
  state: { bars: NO_BARS, ...(state && { shots: state }) },
});

beforeEach(stubDecoder);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a run for scenes that was stopped', () => {
  it('finds when it goes on the shots and the pictures of one that was not, wherever it was stopped', async () => {
    const straight = await read(Infinity);
    expect(straight.captured).toHaveLength(5);
    // Once in each second of the video, and so several times in each shot.
    for (let stopAt = RATE; stopAt < FRAMES.length; stopAt += RATE) {
      const first = await read(stopAt);
      if (first.captured.length === 0) continue;

      const rest = await read(Infinity, behind(first.captured, first.state));
      expect([stopAt, ...first.captured, ...rest.captured]).toEqual([stopAt, ...straight.captured]);
    }
  }, 60_000);

  it('does so when it is stopped once more before it has captured anything', async () => {
    const straight = await read(Infinity);
    const first = await read(500);
    const resume = behind(first.captured, first.state);
    const second = await read(505, resume);
    expect(second.captured).toEqual([]);
    const rest = await read(Infinity, behind(first.captured, second.state));
    expect([...first.captured, ...rest.captured]).toEqual(straight.captured);
  });

  it('reads from the running shot on, and from the beginning where it is not known how the run stood', async () => {
    const { captured, state } = await read(600);
    expect(captured).toHaveLength(2);
    const rest = await read(Infinity, behind(captured, state));
    expect(rest.seen).toBeLessThan(FRAMES.length - 300);
    const all = await read(Infinity, { count: 2, afterSeconds: captured[1]?.timeSeconds ?? 0 });
    expect(all.seen).toBe(FRAMES.length);
    expect(all.captured).toEqual(rest.captured);
  });
});
