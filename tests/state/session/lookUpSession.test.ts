import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { Backend, Session } from '../../../src/backend/backend';
import { noBackend } from '../../../src/backend/noBackend';
import { lookUpSession } from '../../../src/state/session/lookUpSession';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';

const answering = (session: Backend['auth']['session']) => createFakeBackend({ auth: { session } });

const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  return log;
};

describe('looking up the session', () => {
  it('tells who has signed in, and that nobody has', async () => {
    const session: Session = { user: FREE_USER };
    expect(await lookUpSession(answering(() => Promise.resolve(session)))).toBe(session);
    expect(await lookUpSession(noBackend)).toBeNull();
  });

  it('takes a failure for nobody, and logs it', async () => {
    const log = hushErrors();
    const failure = new Error('offline');
    expect(await lookUpSession(answering(() => Promise.reject(failure)))).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
  });

  it('waits 3 seconds for an answer, and no longer', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const log = hushErrors();
    const onSettled = vi.fn<(session: Session | null) => void>();
    void lookUpSession(answering(() => new Promise(() => {}))).then(onSettled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(null);
    expect(log).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await lookUpSession(noBackend);
    expect(vi.getTimerCount()).toBe(0);
  });
});
