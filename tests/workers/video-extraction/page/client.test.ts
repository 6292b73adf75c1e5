import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameSignatures } from '../../../../src/engine/shots/frameSignatures';
import type { Shot } from '../../../../src/engine/shots/shot';
import { VideoExtractionError } from '../../../../workers/video-extraction/common/api';
import type { HiddenPlayer } from '../../../../workers/video-extraction/page/playback/hiddenPlayer';
import { createVideoWorkers, VIDEO, frameOf, INFO, never, sendTo } from '../fakeVideoWorker';

const AVI = new Blob([Uint8Array.from(Buffer.from('5249464600100000415649204c495354', 'hex'))]);
const EVERY_SECOND = { kind: 'interval', seconds: 1 } as const;

let set: ReturnType<typeof createVideoWorkers>;

beforeEach(() => {
  // Only the timers: message ports go on by themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  set = createVideoWorkers();
});

afterEach(() => {
  set.stopAll();
  vi.useRealTimers();
});

const failureOf = async (result: Promise<unknown>): Promise<VideoExtractionError> => {
  const thrown: unknown = await result.catch((error: unknown) => error);
  if (!(thrown instanceof VideoExtractionError)) throw new TypeError('another error', { cause: thrown });
  return thrown;
};

const playerOf = (durationSeconds: number, close: HiddenPlayer['close'] = () => undefined): HiddenPlayer => ({
  zeroSeconds: 0,
  pictureSeconds: 0,
  width: 640,
  height: 360,
  durationSeconds: () => durationSeconds,
  frameAt: async () => null,
  close,
});

const extract = (received: number[] = [], signal = never) =>
  set.extractor.extract(
    signal,
    { source: VIDEO, capture: EVERY_SECOND, clock: 'max' },
    { onFrame: ({ index }) => received.push(index) },
  );

describe('looking at a film', () => {
  it('tells what the worker found', async () => {
    expect(await set.extractor.inspect(never, VIDEO)).toEqual(INFO);
  });

  it('asks the player of the page where the worker cannot decode, and closes it', async () => {
    const close = vi.fn<HiddenPlayer['close']>();
    set.openPlayer.mockResolvedValue(playerOf(12, close));
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported', codec: 'hevc' });
    expect(await set.extractor.inspect(never, VIDEO)).toMatchObject({
      durationSeconds: 12,
      width: 640,
      height: 360,
      codec: 'hevc',
      canDecode: false,
    });
    expect(close).toHaveBeenCalledOnce();
  });

  it('tells what the file says of itself where only the player can read it', async () => {
    set.openPlayer.mockResolvedValue(playerOf(12));
    const about = { frameRate: 25, hdr: 'PQ', hasSound: false } as const;
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported', codec: 'hevc', about });
    expect(await set.extractor.inspect(never, VIDEO)).toMatchObject({ ...about, canDecode: false });
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported' });
    expect(await set.extractor.inspect(never, VIDEO)).toMatchObject({
      frameRate: null,
      hdr: null,
      hasSound: true,
    });
  });

  it('has no length where the player knows none before the end', async () => {
    set.openPlayer.mockResolvedValue(playerOf(Infinity));
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported' });
    expect((await set.extractor.inspect(never, VIDEO)).durationSeconds).toBeNull();
  });

  it('names codec or container where the player refuses, too', async () => {
    set.openPlayer.mockRejectedValue(new VideoExtractionError('corrupt'));
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported', codec: 'hevc' });
    expect(await failureOf(set.extractor.inspect(never, VIDEO))).toMatchObject({
      failure: 'unsupported',
      detail: 'This browser does not decode HEVC (H.265). Export yours as MP4 (H.264) or WebM.',
    });
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported' });
    expect(await failureOf(set.extractor.inspect(never, AVI))).toMatchObject({
      failure: 'unsupported',
      detail: 'AVI files cannot be read here. Export yours as MP4 (H.264) or WebM.',
    });
    expect(await failureOf(set.extractor.inspect(never, VIDEO))).toMatchObject({ failure: 'corrupt' });
  });

  it('hears of sound without a picture from the player', async () => {
    set.openPlayer.mockRejectedValue(new VideoExtractionError('no-video-track'));
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported' });
    expect((await failureOf(set.extractor.inspect(never, VIDEO))).failure).toBe('no-video-track');
  });

  it('names the codec of a picture that a player leaves out, and does not deny the picture', async () => {
    set.openPlayer.mockRejectedValue(new VideoExtractionError('no-video-track'));
    set.api.inspect.mockResolvedValue({ ok: false, failure: 'unsupported', codec: 'hevc' });
    const error = await failureOf(set.extractor.inspect(never, VIDEO));
    expect(error.failure).toBe('unsupported');
    expect(error.detail).toContain('HEVC (H.265)');
  });

  it('troubles no player with what no player could read', async () => {
    for (const failure of ['empty', 'corrupt', 'no-video-track', 'timeout'] as const) {
      set.api.inspect.mockResolvedValue({ ok: false, failure });
      expect((await failureOf(set.extractor.inspect(never, VIDEO))).failure).toBe(failure);
    }
    expect(set.openPlayer).not.toHaveBeenCalled();
  });
});

describe('the worker of films', () => {
  it('is one for all films; what takes milliseconds has another', async () => {
    await extract().done;
    await extract().done;
    expect(set.started).toHaveLength(1);
    await set.extractor.regenerate(never, frameOf(0), 1);
    await set.extractor.palette(never, frameOf(0), 7);
    expect(set.started).toHaveLength(2);
    expect(set.api.palette).toHaveBeenCalledWith(frameOf(0), 7);
  });

  it('is replaced when it breaks, and the next film is read', async () => {
    set.api.extract.mockImplementationOnce(() => new Promise(() => undefined));
    const run = extract();
    await vi.waitFor(() => expect(set.api.extract).toHaveBeenCalledOnce());
    set.started[0]?.fire('error');
    expect((await failureOf(run.done)).failure).toBe('worker-crashed');
    expect(set.started[0]?.isTerminated).toBe(true);
    expect(await extract().done).toEqual({ reason: 'ended', captured: 1 });
    expect(set.started).toHaveLength(2);
  });

  it('is given up when it says nothing for 15 seconds, frames heard or not', async () => {
    const received: number[] = [];
    const failures: Promise<VideoExtractionError>[] = [];
    // Not by waiting in a loop, which would let the clock go on.
    await new Promise<void>((resolve) => {
      set.api.extract.mockImplementationOnce(async (_source, _capture, _reached, onMessage) => {
        await sendTo(onMessage, { kind: 'frame', frame: frameOf(0) });
        resolve();
        return new Promise(() => undefined);
      });
      failures.push(failureOf(extract(received).done));
    });
    expect(received).toEqual([0]);
    vi.advanceTimersByTime(14_999);
    expect(set.started[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    const [failure] = await Promise.all(failures);
    expect(failure?.failure).toBe('timeout');
    expect(set.started[0]?.isTerminated).toBe(true);
  });

  it('lives for as long as it is heard of', async () => {
    let send: ((frame: number) => Promise<void>) | undefined;
    set.api.extract.mockImplementationOnce(async (_source, _capture, _reached, onMessage) => {
      send = async (index) => sendTo(onMessage, { kind: 'frame', frame: frameOf(index) });
      return new Promise(() => undefined);
    });
    const received: number[] = [];
    const failure = failureOf(extract(received).done);
    await vi.waitFor(() => expect(send).toBeDefined());
    for (const index of [0, 1, 2]) {
      vi.advanceTimersByTime(14_000);
      await send?.(index);
      expect(received).toContain(index);
    }
    expect(set.started[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(15_000);
    await failure;
  });

  it('goes with an aborted film at once, and with one whose engine holds too much', async () => {
    const controller = new AbortController();
    set.api.extract.mockImplementationOnce(() => new Promise(() => undefined));
    const run = extract([], controller.signal);
    await vi.waitFor(() => expect(set.api.extract).toHaveBeenCalledOnce());
    controller.abort('enough');
    await expect(run.done).rejects.toBe('enough');
    expect(set.started[0]?.isTerminated).toBe(true);

    const end = { reason: 'ended', captured: 1 } as const;
    set.api.extract.mockResolvedValueOnce({ ok: true, end, memoryBytes: 64 * 1024 * 1024 + 1 });
    await extract().done;
    expect(set.started[1]?.isTerminated).toBe(true);
    await extract().done;
    expect(set.started).toHaveLength(3);
    expect(set.started[2]?.isTerminated).toBe(false);
  });

  it('makes way for a new one after a hundred films', async () => {
    // One after the other, as somebody would choose them.
    for (let video = 0; video < 101; video += 1) await extract().done;
    expect(set.started).toHaveLength(2);
    expect(set.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });
});

describe('frames that are captured one by one', () => {
  it('are those at the times that were asked for', async () => {
    const times: number[] = [];
    await set.extractor.captureAt(never, VIDEO, [3, 1.5], ({ timeSeconds }) => times.push(timeSeconds));
    expect(times).toEqual([3, 1.5]);
    expect(set.api.captureAt.mock.calls[0]?.slice(0, 2)).toEqual([VIDEO, [3, 1.5]]);
  });

  it('are told of no more once they are not wanted, and the worker goes', async () => {
    const controller = new AbortController();
    set.api.captureAt.mockImplementationOnce(() => new Promise(() => undefined));
    const capture = set.extractor.captureAt(controller.signal, VIDEO, [1], () => undefined);
    await vi.waitFor(() => expect(set.api.captureAt).toHaveBeenCalledOnce());
    controller.abort('moved on');
    await expect(capture).rejects.toBe('moved on');
    expect(set.started[0]?.isTerminated).toBe(true);
  });

  it('say why they could not be had', async () => {
    set.api.captureAt.mockResolvedValueOnce({ ok: false, failure: 'corrupt', memoryBytes: 1 });
    expect((await failureOf(set.extractor.captureAt(never, VIDEO, [1], () => undefined))).failure).toBe(
      'corrupt',
    );
  });

  it('keep the worker for as long as it says that it goes on', async () => {
    set.api.captureAt.mockImplementationOnce(async (_source, _times, onFrame) => {
      await (onFrame(null) as unknown as Promise<void>);
      vi.advanceTimersByTime(14_000);
      await (onFrame(null) as unknown as Promise<void>);
      vi.advanceTimersByTime(14_000);
      return { ok: true, end: { reason: 'ended', captured: 1 }, memoryBytes: 1 };
    });
    await set.extractor.captureAt(never, VIDEO, [1], () => undefined);
    expect(set.started[0]?.isTerminated).toBe(false);
  });
});

describe('shots by signatures', () => {
  const SHOT: Shot = {
    firstFrame: 0,
    lastFrame: 9,
    startSeconds: 0,
    endSeconds: 0.4,
    entry: 'start',
    transition: null,
    typicalFrame: 4,
    typicalSeconds: 0.16,
  };
  const signatures = (): FrameSignatures => ({ count: 0, signatures: [], timesUs: [] });
  const handedOver = () => set.api.findShots.mock.calls.map(([handed]) => handed !== null);

  it('are found again without the signatures being handed over again, until others come', async () => {
    set.api.findShots.mockResolvedValue([SHOT]);
    const [video, other] = [signatures(), signatures()];
    expect(await set.extractor.findShots(never, video, 0.5)).toEqual([SHOT]);
    await set.extractor.findShots(never, video, 0.6);
    await set.extractor.findShots(never, other, 0.6);
    await set.extractor.findShots(never, video, 0.6);
    expect(handedOver()).toEqual([true, false, true, true]);
    expect(set.api.findShots.mock.calls[1]?.[1]).toBe(0.6);
  });

  it('are found by a worker that has come after the one that had the signatures', async () => {
    const video = signatures();
    await set.extractor.findShots(never, video, 0.5);
    set.api.findShots.mockImplementation(async (handed) => (handed ? [SHOT] : null));
    expect(await set.extractor.findShots(never, video, 0.5)).toEqual([SHOT]);
    expect(handedOver()).toEqual([true, false, true]);
  });
});
