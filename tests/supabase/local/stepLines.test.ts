import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStepLines } from '../../../supabase/local/stepLines.mjs';

/** How a line of a terminal begins anew. */
const ANEW = '\u001B[1G\u001B[0K';

let written: string;
let stop: AbortController;
const stepsOn = (isTTY: boolean) => {
  const out = { isTTY, write: (text: string) => (written += text) };
  return createStepLines(stop.signal, out as unknown as NodeJS.WriteStream);
};
/** What a terminal shows of it: a line that begins anew takes the place of what stood there. */
const shown = (): string =>
  written
    .split('\n')
    .map((line) => line.split(ANEW).at(-1))
    .join('\n');

/** Work that goes on until it is told to end. */
const held = () => {
  let end = () => {};
  let fail = (_error: Error) => {};
  const work = new Promise<void>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { work: () => work, end: () => end(), fail: () => fail(new Error('broken')) };
};

beforeEach(() => {
  written = '';
  stop = new AbortController();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the lines of a start', () => {
  it('tell each step with its seconds, and what it has to say', async () => {
    const step = stepsOn(false);
    const { work, end } = held();
    const engine = step('engine', work);
    vi.advanceTimersByTime(4200);
    end();
    await engine;
    await step('pages', async () => 'as built before');
    expect(written).toBe('✓ engine (4.2 s)\n✓ pages (0.0 s, as built before)\n');
  });

  it('show on a terminal how long each has taken so far, in a line that gives way', async () => {
    const step = stepsOn(true);
    const [one, other] = [held(), held()];
    const steps = [step('engine', one.work), step('backend', other.work)];
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe('… engine 3 s, backend 3 s');
    one.end();
    await steps[0];
    expect(shown()).toBe('✓ engine (3.0 s)\n… backend 3 s');
    other.end();
    await steps[1];
    expect(shown()).toBe('✓ engine (3.0 s)\n✓ backend (3.0 s)\n');
  });

  it('are quiet in a log: plain text, and one line in ten seconds', async () => {
    const step = stepsOn(false);
    const { work, end } = held();
    const engine = step('engine', work);
    vi.advanceTimersByTime(25_000);
    expect(written).toBe('… engine 10 s\n… engine 20 s\n');
    end();
    await engine;
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([true, false])('name the step that failed, and nothing after it (terminal: %s)', async (isTTY) => {
    const step = stepsOn(isTTY);
    const [one, other] = [held(), held()];
    const steps = [step('engine', one.work), step('backend', other.work)];
    one.fail();
    await expect(steps[0]).rejects.toThrow('broken');
    vi.advanceTimersByTime(60_000);
    other.end();
    await steps[1];
    expect(shown()).toBe('✗ engine (0.0 s)\n');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([true, false])('leave nothing behind when it is interrupted (terminal: %s)', async (isTTY) => {
    const step = stepsOn(isTTY);
    const { work, fail } = held();
    const engine = step('engine', work);
    vi.advanceTimersByTime(2000);
    stop.abort();
    fail();
    await expect(engine).rejects.toThrow('broken');
    expect(shown()).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });
});
