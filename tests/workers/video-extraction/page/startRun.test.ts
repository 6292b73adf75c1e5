import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type PlayerClock,
  VideoExtractionError,
  type VideoRequest,
} from '../../../../workers/video-extraction/common/api';
import { startRun } from '../../../../workers/video-extraction/page/startRun';
import type { OnMessage } from '../../../../workers/video-extraction/common/workerApi';
import { createVideoWorkers, VIDEO, frameOf, never, sendTo } from '../fakeVideoWorker';

const EVERY_SECOND = { kind: 'interval', seconds: 1 } as const;

let set: ReturnType<typeof createVideoWorkers>;

beforeEach(() => {
  set = createVideoWorkers();
});
afterEach(() => set.stopAll());

/** A player as the extractor knows it, moved by hand. */
class Player extends EventTarget implements PlayerClock {
  currentTime = 0;
  ended = false;
  seeking = false;
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
  end(): void {
    this.ended = true;
    this.dispatchEvent(new Event('ended'));
  }
}

const start = (clock: VideoRequest['clock'], signal = never) => {
  const received: number[] = [];
  const run = set.extractor.extract(
    signal,
    { source: VIDEO, capture: EVERY_SECOND, clock },
    { onFrame: ({ index }) => received.push(index) },
  );
  return { run, received };
};

/** The worker reads until the test lets it end. */
const holdWorker = () => {
  let end: () => void = () => undefined;
  set.api.extract.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        end = () => resolve({ ok: true, end: { reason: 'ended', captured: 0 }, memoryBytes: 1 });
      }),
  );
  return { end: () => end() };
};

describe('a run at the pace of a player', () => {
  it('begins where the player is, and goes on with it', async () => {
    const held = holdWorker();
    const player = new Player();
    player.currentTime = 2;
    const { run } = start(player);
    await vi.waitFor(() => expect(set.api.extract.mock.calls[0]?.[2]).toBe(2));
    player.reach(4.5);
    await vi.waitFor(() => expect(set.api.advance).toHaveBeenLastCalledWith(4.5));
    player.end();
    await vi.waitFor(() => expect(set.api.advance).toHaveBeenLastCalledWith(Infinity));
    held.end();
    await run.done;
  });

  it('is bound to where a player is going that had ended, until it is there', async () => {
    const held = holdWorker();
    const player = new Player();
    Object.assign(player, { ended: true, seeking: true, currentTime: 3 });
    const { run } = start(player);
    await vi.waitFor(() => expect(set.api.extract.mock.calls[0]?.[2]).toBe(3));
    Object.assign(player, { ended: false, seeking: false });
    player.reach(4);
    await vi.waitFor(() => expect(set.api.advance).toHaveBeenLastCalledWith(4));
    held.end();
    player.end();
    await run.done;
  });

  it('ends when both film and player have ended', async () => {
    const player = new Player();
    const { run, received } = start(player);
    let isDone = false;
    const done = run.done.then(() => (isDone = true));
    await vi.waitFor(() => expect(received).toEqual([0]));
    // The worker is free for another video, so it has read this one.
    await start('max').run.done;
    player.reach(11);
    expect(isDone).toBe(false);
    player.end();
    await done;
  });

  it('ends with the film where no more frames are kept', async () => {
    set.api.extract.mockResolvedValueOnce({
      ok: true,
      end: { reason: 'capped', captured: 7200 },
      memoryBytes: 1,
    });
    expect(await start(new Player()).run.done).toEqual({ reason: 'capped', captured: 7200 });
  });

  it('fails with the player, and takes the worker with it', async () => {
    holdWorker();
    const player = new Player();
    const { run } = start(player);
    await vi.waitFor(() => expect(set.api.extract).toHaveBeenCalledOnce());
    player.dispatchEvent(new Event('error'));
    await expect(run.done).rejects.toMatchObject({ failure: 'corrupt' });
    expect(set.started[0]?.isTerminated).toBe(true);
  });

  it('listens to the player no longer than it runs', async () => {
    const player = new Player();
    const { run } = start(player);
    player.end();
    await run.done;
    const advances = set.api.advance.mock.calls.length;
    player.reach(12);
    await start('max').run.done;
    expect(set.api.advance.mock.calls.length).toBe(advances);
  });
});

describe('a run as fast as it can', () => {
  it('is bound to no time', async () => {
    await start('max').run.done;
    expect(set.api.extract.mock.calls[0]?.[2]).toBe(Infinity);
  });

  it('is paused and resumed, also before it has begun', async () => {
    const held = holdWorker();
    const { run } = start('max');
    run.pause();
    await vi.waitFor(() => expect(set.api.setPaused).toHaveBeenLastCalledWith(true));
    run.resume();
    await vi.waitFor(() => expect(set.api.setPaused).toHaveBeenLastCalledWith(false));
    held.end();
    await run.done;
  });

  it('begins paused where it was paused while it waited for another film', async () => {
    const first = holdWorker();
    const before = start('max');
    await vi.waitFor(() => expect(set.api.extract).toHaveBeenCalledOnce());
    const second = holdWorker();
    const { run } = start('max');
    run.pause();
    expect(set.api.setPaused).not.toHaveBeenCalled();
    first.end();
    await before.run.done;
    await vi.waitFor(() => expect(set.api.setPaused).toHaveBeenLastCalledWith(true));
    second.end();
    await run.done;
  });

  it('has the colors of all frames so far, also after a failure', async () => {
    set.api.extract.mockImplementationOnce(async (_source, _capture, _reached, onMessage) => {
      await sendTo(onMessage, { kind: 'frame', frame: frameOf(0, 0xff0000) });
      await sendTo(onMessage, { kind: 'frame', frame: frameOf(1, 0x0000ff) });
      return { ok: false, failure: 'corrupt', memoryBytes: 1 };
    });
    const { run, received } = start('max');
    await expect(run.done).rejects.toMatchObject({ failure: 'corrupt' });
    expect(received).toEqual([0, 1]);
    expect([...run.colors().summary.colors].toSorted((a, b) => a - b)).toEqual([0x0000ff, 0xff0000]);
  });

  it('tells nothing to somebody who has given it up', async () => {
    const controller = new AbortController();
    let sendAgain: (() => void) | undefined;
    set.api.extract.mockImplementationOnce((_source, _capture, _reached, onMessage) => {
      sendAgain = () => onMessage({ kind: 'frame', frame: frameOf(0) });
      return new Promise(() => undefined);
    });
    const { run, received } = start('max', controller.signal);
    await vi.waitFor(() => expect(sendAgain).toBeDefined());
    // On its way already when the video is given up.
    sendAgain?.();
    controller.abort('enough');
    await expect(run.done).rejects.toBe('enough');
    expect(received).toEqual([]);
  });
});

describe('a run that was given up', () => {
  const request = (clock: VideoRequest['clock']): VideoRequest => ({
    source: VIDEO,
    capture: EVERY_SECOND,
    clock,
  });

  it('is deaf to what its worker had sent before it was stopped', async () => {
    const controller = new AbortController();
    const received: string[] = [];
    let onMessage: OnMessage = () => undefined;
    const extract = async (...[, , , advances]: Parameters<typeof set.api.extract>): Promise<never> => {
      onMessage = advances;
      return new Promise(() => undefined);
    };
    const run = startRun(
      async (job) => job({ remote: { extract } as never, progressed: () => {}, memoryRead: () => {} }),
      set.play,
      controller.signal,
      request('max'),
      {
        onFrame: ({ index }) => received.push(`frame ${index}`),
        onProgress: ({ captured }) => received.push(`progress ${captured}`),
      },
    );
    const progress = { timeSeconds: 1, share: 0.5, framesPerSecond: 1, secondsLeft: 1, captured: 1 };
    onMessage({ kind: 'frame', frame: frameOf(0, 0xff0000) });
    onMessage({ kind: 'progress', progress });
    controller.abort('enough');
    onMessage({ kind: 'frame', frame: frameOf(1, 0x0000ff) });
    onMessage({ kind: 'progress', progress: { ...progress, captured: 2 } });
    expect(received).toEqual(['frame 0', 'progress 1']);
    expect([...run.colors().summary.colors]).toEqual([0xff0000]);
  });

  it('does not begin where it was given up before', async () => {
    for (const clock of ['max', new Player()] as const) {
      const { run, received } = start(clock, AbortSignal.abort('enough'));
      await expect(run.done).rejects.toBe('enough');
      expect(received).toEqual([]);
    }
    expect(set.started).toEqual([]);
  });
});

describe('a film that only players decode', () => {
  const refuse = (failure: 'unsupported' | 'no-frames' | 'corrupt') =>
    set.api.extract.mockResolvedValueOnce({ ok: false, failure, memoryBytes: 1 });

  it('is shown to the worker, frame by frame', async () => {
    for (const failure of ['unsupported', 'no-frames'] as const) {
      refuse(failure);
      // One video at a time.
      expect(await start('max').run.done).toEqual({ reason: 'ended', captured: 3 });
    }
    expect(set.play).toHaveBeenCalledTimes(2);
    expect(set.api.startPlayback).toHaveBeenCalledTimes(2);
  });

  it('is none where the data are damaged, or frames have been heard', async () => {
    refuse('corrupt');
    await expect(start('max').run.done).rejects.toMatchObject({ failure: 'corrupt' });
    set.api.extract.mockImplementationOnce(async (_source, _capture, _reached, onMessage) => {
      await sendTo(onMessage, { kind: 'frame', frame: frameOf(0) });
      return { ok: false, failure: 'unsupported', memoryBytes: 1 };
    });
    await expect(start('max').run.done).rejects.toMatchObject({ failure: 'unsupported' });
    expect(set.play).not.toHaveBeenCalled();
  });

  it.each(['aborted', 'crashed'])('leaves no timer on the page where the worker is %s', async (how) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const controller = new AbortController();
    refuse('unsupported');
    // Calls of a worker that is gone are never answered.
    set.api.endPlayback.mockImplementationOnce(() => new Promise(() => undefined));
    const { run } = start('max', controller.signal);
    await vi.waitFor(() => expect(set.api.endPlayback).toHaveBeenCalledOnce());
    expect(vi.getTimerCount()).toBe(1);
    if (how === 'aborted') controller.abort('enough');
    else set.started[0]?.fire('error');
    await expect(run.done).rejects.toBeDefined();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('ends the show in the worker where the player fails', async () => {
    refuse('unsupported');
    set.play.mockRejectedValueOnce(new VideoExtractionError('timeout'));
    await expect(start('max').run.done).rejects.toMatchObject({ failure: 'timeout' });
    expect(set.api.endPlayback).toHaveBeenCalledOnce();
    expect(set.started[0]?.isTerminated).toBe(false);
  });
});
