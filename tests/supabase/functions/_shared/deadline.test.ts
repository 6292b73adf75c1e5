import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from '../../../../supabase/functions/_shared/deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work with a deadline', () => {
  it('leaves nothing that would keep a process awake, however it ends', async () => {
    await expect(withDeadline(Promise.resolve(7), 9000)).resolves.toBe(7);
    await expect(withDeadline(Promise.reject(new Error('broken')), 9000)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when it takes longer', async () => {
    const outcome = withDeadline(new Promise(() => undefined), 9000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await outcome).toMatchObject({ name: 'Unavailable', code: 'deadline' });
  });
});
