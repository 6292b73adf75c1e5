import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useGradualCount } from '../../../../src/features/video-extraction/frames/useGradualCount';

const follow = (from: number) =>
  renderHook(({ count }) => useGradualCount(count), { initialProps: { count: from } });

/** One picture of the screen. */
const draw = (): void =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

describe('a count that grows', () => {
  it('is shown as it is at first', () => {
    expect(follow(7200).result.current).toBe(7200);
  });

  it('is followed by one with each picture of the screen', () => {
    const { result, rerender } = follow(1);
    rerender({ count: 4 });
    expect(result.current).toBe(1);
    const seen = Array.from({ length: 4 }, () => {
      draw();
      return result.current;
    });
    expect(seen).toEqual([2, 3, 4, 4]);
  });

  it('is followed in larger steps where many come at once', () => {
    const { result, rerender } = follow(0);
    rerender({ count: 20 });
    draw();
    expect(result.current).toBe(5);
    draw();
    expect(result.current).toBe(9);
  });

  it('is followed at once where it is far ahead', () => {
    const { result, rerender } = follow(3);
    rerender({ count: 64 });
    expect(result.current).toBe(64);
  });

  it('is followed at once where it falls', () => {
    const { result, rerender } = follow(9);
    rerender({ count: 0 });
    expect(result.current).toBe(0);
    rerender({ count: 1 });
    draw();
    expect(result.current).toBe(1);
  });
});
