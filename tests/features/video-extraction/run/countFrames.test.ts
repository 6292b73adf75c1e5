import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFrameCounter } from '../../../../src/features/video-extraction/run/countFrames';

describe('counting frames', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const create = () => {
    const onCount = vi.fn<() => void>();
    return { onCount, counter: createFrameCounter(onCount) };
  };
  const count = ({ counter }: ReturnType<typeof create>, times: number): void => {
    for (let i = 0; i < times; i += 1) counter.count();
  };

  it('tells of the first at once and of the others together', () => {
    const set = create();
    count(set, 3);
    expect(set.onCount).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(250);
    expect(set.onCount).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(set.onCount).toHaveBeenCalledTimes(2);
  });

  it('does not wait for silence: a hundred a second are told of four times', () => {
    const set = create();
    for (let i = 0; i < 100; i += 1) {
      count(set, 1);
      vi.advanceTimersByTime(10);
    }
    expect(set.onCount.mock.calls.length).toBeGreaterThan(3);
    expect(set.onCount.mock.calls.length).toBeLessThan(6);
  });

  it('tells on request, and then keeps quiet', () => {
    const set = create();
    count(set, 2);
    set.counter.flush();
    expect(set.onCount).toHaveBeenCalledTimes(2);
    set.counter.flush();
    vi.advanceTimersByTime(1000);
    expect(set.onCount).toHaveBeenCalledTimes(2);
  });

  it('says nothing of what is dropped', () => {
    const set = create();
    count(set, 2);
    set.counter.drop();
    vi.advanceTimersByTime(1000);
    expect(set.onCount).toHaveBeenCalledTimes(1);
  });
});
