import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleQueue } from '../../src/state/whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
  // As in a browser without idle callbacks; with them only the moment differs.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work for idle moments', () => {
  it('waits for a while of quiet, then runs one job at a time in their order', () => {
    const whenIdle = createIdleQueue();
    const done: string[] = [];
    whenIdle(() => done.push('first'));
    whenIdle(() => done.push('second'));
    vi.advanceTimersByTime(999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(done).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['first', 'second']);
  });

  it('does not run what was called off, and begins the quiet anew for what comes after', () => {
    const whenIdle = createIdleQueue();
    const done: string[] = [];
    const callOff = whenIdle(() => done.push('old'));
    vi.advanceTimersByTime(750);
    callOff();
    whenIdle(() => done.push('new'));
    vi.advanceTimersByTime(750);
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual(['new']);
  });

  it('begins the quiet anew also where an idle moment was already asked for', () => {
    const whenIdle = createIdleQueue();
    const done: string[] = [];
    const callOff = whenIdle(() => done.push('old'));
    vi.advanceTimersByTime(1000);
    callOff();
    whenIdle(() => done.push('new'));
    vi.advanceTimersByTime(999);
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual(['new']);
  });
});
