import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { regenerateFrame } from '../../../../src/features/video-extraction/palette/regenerateFrame';
import {
  selectBusyFrames,
  selectReplacements,
} from '../../../../src/features/video-extraction/videoExtractionSlice';
import { pageMessages } from '../../../support/pageToasts';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { startRun } from '../run/startRun';

const muteLog = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
};

describe('regenerating', () => {
  const live = () => new AbortController().signal;

  it('gives a frame six other palettes, others with each round, and counts nothing [X-38]', async () => {
    const { store, backend, video, run } = startRun();
    run.capture(createCapturedFrame(0));
    await vi.waitFor(() => expect(backend.world.extractions.video).toBe(1));
    const before = video.peek(0)?.palettes;
    await store.dispatch(regenerateFrame(0, live()));
    const first = video.peek(0);
    expect(first?.palettes).toHaveLength(6);
    expect(first?.palettes).not.toEqual(before);
    await store.dispatch(regenerateFrame(0, live()));
    expect(video.peek(0)?.palettes).not.toEqual(first?.palettes);
    expect(video.peek(0)?.round).toBe(2);
    expect(selectReplacements(store.getState())).toEqual({ 0: 2 });
    expect(backend.world.extractions.video).toBe(1);
  });

  it('says so where a frame has no others', async () => {
    const { palettes } = createCapturedFrame(0);
    const { store, run } = startRun({ extractor: { regenerate: async () => palettes } });
    run.capture(createCapturedFrame(0));
    await store.dispatch(regenerateFrame(0, live()));
    expect(pageMessages()).toEqual(['No other good palettes were found in this frame.']);
  });

  it('keeps what is there when it fails, and says so [X-46]', async () => {
    muteLog();
    const { store, video, run } = startRun({
      extractor: { regenerate: () => Promise.reject(new Error('no')) },
    });
    run.capture(createCapturedFrame(0));
    const before = video.peek(0);
    await store.dispatch(regenerateFrame(0, live()));
    expect(pageMessages()).toEqual(['Failed to regenerate palettes.']);
    expect(video.peek(0)).toBe(before);
    expect(selectBusyFrames(store.getState())).toEqual([]);
  });

  it.each([
    ['has come', async () => createCapturedFrame(3).palettes],
    ['was given up', () => Promise.reject(new DOMException('left', 'AbortError'))],
  ])('leaves no frame busy where the page was left before the answer %s', async (_, regenerate) => {
    const { store, run } = startRun({ extractor: { regenerate } });
    run.capture(createCapturedFrame(0));
    const leaving = new AbortController();
    const regenerating = store.dispatch(regenerateFrame(0, leaving.signal));
    expect(selectBusyFrames(store.getState())).toEqual([0]);
    leaving.abort();
    await regenerating;
    expect(selectBusyFrames(store.getState())).toEqual([]);
    expect(pageMessages()).toEqual([]);
  });
});
