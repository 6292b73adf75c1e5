import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useThrottledCount } from '../../../../src/features/video-extraction/frames/useThrottledCount';

type Props = { readonly count: number; readonly isGrowing?: boolean; readonly least?: number };

const follow = (from: number) => {
  const { result, rerender } = renderHook<number, Props>(
    ({ count, isGrowing = true, least = 0 }) => useThrottledCount(count, { isGrowing, least }),
    { initialProps: { count: from } },
  );
  return { shown: () => result.current, rerender };
};

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('a count that grows', () => {
  it('is shown as it is at first', () => {
    expect(follow(7200).shown()).toBe(7200);
  });

  it('is followed one by one where no more than eight come in a second', () => {
    const { shown, rerender } = follow(0);
    for (const count of [1, 2, 3, 4]) {
      rerender({ count });
      pass(0);
      expect(shown()).toBe(count);
      pass(130);
    }
  });

  it('is followed in steps that last as long as their cards need, 2.4 seconds at most', () => {
    const { shown, rerender } = follow(0);
    const steps: { readonly atMs: number; readonly count: number }[] = [];
    // Twenty a second for ten seconds.
    for (let count = 1; count <= 200; count++) {
      rerender({ count });
      pass(50);
      if (shown() !== steps.at(-1)?.count) steps.push({ atMs: count * 50, count: shown() });
    }
    const added = steps.slice(1).map(({ count }, i) => count - (steps[i]?.count ?? 0));
    const lasted = steps.slice(1).map(({ atMs }, i) => atMs - (steps[i]?.atMs ?? 0));
    // While cards rest for 120 ms each, 2.4 times as many come.
    for (const [i, more] of added.slice(1, 4).entries())
      expect(Math.abs(more - 2.4 * (added[i] ?? 0))).toBeLessThanOrEqual(1.2);
    expect(added.slice(4)).toEqual([48, 48, 48]);
    expect(lasted.slice(5)).toEqual([2400, 2400]);
  });

  it('is caught up with at the end, without waiting', () => {
    const { shown, rerender } = follow(0);
    rerender({ count: 20 });
    pass(0);
    rerender({ count: 35 });
    pass(0);
    expect(shown()).toBe(20);
    rerender({ count: 35, isGrowing: false });
    pass(0);
    expect(shown()).toBe(35);
  });

  it('is followed at once as far as somebody asks for', () => {
    const { shown, rerender } = follow(0);
    rerender({ count: 20 });
    pass(0);
    rerender({ count: 30, least: 20 });
    expect(shown()).toBe(20);
    rerender({ count: 30, least: 25 });
    expect(shown()).toBe(30);
  });

  it('is followed at once where it falls', () => {
    const { shown, rerender } = follow(9);
    rerender({ count: 0 });
    expect(shown()).toBe(0);
    rerender({ count: 1 });
    pass(0);
    expect(shown()).toBe(1);
  });
});
