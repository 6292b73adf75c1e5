import { describe, expect, it } from 'vitest';

import { startRun } from './startRun';

describe('a run', () => {
  it('leaves what its frames look like with the film, also of a run that was broken off', async () => {
    const { video, run, controller } = startRun();
    const frames = { bytes: new Uint8Array(2 * 80), timesUs: Float64Array.of(0, 40_000) };
    run.sign(frames);
    controller.abort();
    run.sign(frames);
    expect((await video.readSignatures()).count).toBe(2);
  });
});
