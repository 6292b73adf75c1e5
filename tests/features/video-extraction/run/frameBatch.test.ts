import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createBatch } from '../../../../src/features/video-extraction/run/frameBatch';

describe('a batch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const create = () => {
    const handed: (readonly number[])[] = [];
    return { handed, batch: createBatch<number>((items) => handed.push(items)) };
  };

  it('hands over the first at once and the others together', () => {
    const { handed, batch } = create();
    [1, 2, 3].forEach(batch.add);
    expect(handed).toEqual([[1]]);
    vi.advanceTimersByTime(250);
    expect(handed).toEqual([[1], [2, 3]]);
  });

  it('does not wait for silence: a hundred a second come four times', () => {
    const { handed, batch } = create();
    for (let i = 0; i < 100; i += 1) {
      batch.add(i);
      vi.advanceTimersByTime(10);
    }
    expect(handed.length).toBeGreaterThan(3);
    expect(handed.length).toBeLessThan(6);
  });

  it('is emptied on request, and then keeps quiet', () => {
    const { handed, batch } = create();
    [1, 2].forEach(batch.add);
    batch.flush();
    vi.advanceTimersByTime(1000);
    expect(handed).toEqual([[1], [2]]);
  });

  it('forgets what is dropped', () => {
    const { handed, batch } = create();
    [1, 2].forEach(batch.add);
    batch.drop();
    vi.advanceTimersByTime(1000);
    expect(handed).toEqual([[1]]);
  });
});
