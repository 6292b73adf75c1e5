import { describe, expect, it, vi } from 'vitest';

import {
  extractionStopped,
  selectPicture,
  selectProblem,
  selectRun,
} from '../../../src/features/image-extraction/imageExtractionSlice';
import { createMemoryCounter } from '../../support/fakeServices';
import { pageMessages } from '../../support/pageToasts';
import { createExtraction, createFakeExtractor, createPendingExtractor, isClosed } from './fakePictures';
import { begin, FILE, open } from './openExtractImage';

describe('extractImage, where a run is overtaken or stopped', () => {
  it('shows only the last of a hundred rapid choices, and counts it alone', async () => {
    const imageExtractor = createPendingExtractor();
    const dailyCounter = createMemoryCounter();
    const { store, extract } = open({ imageExtractor, dailyCounter });
    let running = new AbortController();
    const runs = Array.from({ length: 100 }, (_, i) => {
      running.abort();
      running = new AbortController();
      return extract({ ...FILE, name: `${i}.jpg` }, running.signal);
    });
    await vi.waitFor(() => expect(imageExtractor.pending.length).toBeGreaterThan(0));
    imageExtractor.pending.at(-1)?.resolve(createExtraction());
    await Promise.all(runs);
    expect(selectPicture(store.getState())?.name).toBe('99.jpg');
    expect(await dailyCounter.used(10)).toBe(1);
    expect(pageMessages()).toEqual([]);
  });

  it('says nothing about a run that was aborted on its way', async () => {
    const running = new AbortController();
    const { store, done, reading } = await begin(FILE, running.signal);
    running.abort();
    reading?.report({ stage: 'decoding' });
    await done;
    expect(pageMessages()).toEqual([]);
    expect(selectProblem(store.getState())).toBeNull();
    expect(selectRun(store.getState())?.stage).toBe('reading');
  });

  it('closes the bitmap of a picture that comes after its run was aborted', async () => {
    const late = createExtraction();
    const running = new AbortController();
    const imageExtractor = {
      ...createFakeExtractor(),
      extract: () => {
        running.abort();
        return Promise.resolve(late);
      },
    };
    const { store, extract } = open({ imageExtractor });
    await extract(FILE, running.signal);
    store.dispatch(extractionStopped());
    expect(isClosed(late)).toBe(true);
    expect(selectPicture(store.getState())).toBeNull();
  });
});
