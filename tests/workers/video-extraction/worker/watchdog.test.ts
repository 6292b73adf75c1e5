import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoRefused } from '../../../../workers/video-extraction/worker/open/openVideo';
import { withWatchdog } from '../../../../workers/video-extraction/worker/watchdog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hang = async (): Promise<never> => new Promise(() => undefined);

const start = (
  work: (progressed: () => void) => Promise<unknown>,
  { isWaiting = () => false, look = () => undefined }: Partial<Parameters<typeof withWatchdog>[1]> = {},
) => {
  const state = { outcome: 'running' };
  withWatchdog(work, { isWaiting, look }).then(
    () => (state.outcome = 'done'),
    (error: unknown) => (state.outcome = error instanceof VideoRefused ? error.failure : String(error)),
  );
  return state;
};

describe('the watchdog of a film', () => {
  it('gives up work of which nothing comes for ten seconds', async () => {
    const state = start(hang);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.outcome).toBe('running');
    await vi.advanceTimersByTimeAsync(250);
    expect(state.outcome).toBe('timeout');
  });

  it('waits for as long as something comes', async () => {
    let progressed: () => void = () => undefined;
    const state = start(async (report) => {
      progressed = report;
      return hang();
    });
    for (let step = 0; step < 5; step += 1) {
      await vi.advanceTimersByTimeAsync(9_000);
      progressed();
    }
    expect(state.outcome).toBe('running');
    await vi.advanceTimersByTimeAsync(10_500);
    expect(state.outcome).toBe('timeout');
  });

  it('counts no pause, and begins anew after it', async () => {
    let isPaused = true;
    const state = start(hang, { isWaiting: () => isPaused });
    await vi.advanceTimersByTimeAsync(3_600_000);
    isPaused = false;
    await vi.advanceTimersByTimeAsync(9_900);
    expect(state.outcome).toBe('running');
    await vi.advanceTimersByTimeAsync(600);
    expect(state.outcome).toBe('timeout');
  });

  it('looks four times a second, and no longer than the work takes', async () => {
    const look = vi.fn<() => void>();
    let finish: () => void = () => undefined;
    const state = start(async () => new Promise<void>((resolve) => (finish = resolve)), { look });
    await vi.advanceTimersByTimeAsync(1000);
    expect(look).toHaveBeenCalledTimes(4);
    finish();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.outcome).toBe('done');
    expect(look).toHaveBeenCalledTimes(4);
    expect(vi.getTimerCount()).toBe(0);
  });
});
