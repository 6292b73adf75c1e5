import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPress } from '../../../../src/features/theme/scales/longPress';

const HOLD_MS = 350;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = () => {
  const start = vi.fn<() => void>();
  return { start, cancel: longPress({ clientX: 100, clientY: 100 }, start) };
};

describe('a finger on a color', () => {
  it('starts what it is held for once it has rested, and only once', () => {
    const { start } = press();
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10 * HOLD_MS);
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ['trembles, up to eight pixels', 108, 100, 1],
    ['goes farther, and so scrolls', 106, 106, 0],
  ])('rests or not where it %s', (_, clientX, clientY, times) => {
    const { start } = press();
    fireEvent.pointerMove(window, { clientX, clientY });
    vi.advanceTimersByTime(HOLD_MS);
    expect(start).toHaveBeenCalledTimes(times);
  });

  it.each(['pointerup', 'pointercancel'])('starts nothing after %s', (type) => {
    const { start } = press();
    window.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(HOLD_MS);
    expect(start).not.toHaveBeenCalled();
  });

  it('starts nothing once it is canceled', () => {
    const { start, cancel } = press();
    cancel();
    vi.advanceTimersByTime(HOLD_MS);
    expect(start).not.toHaveBeenCalled();
  });
});
