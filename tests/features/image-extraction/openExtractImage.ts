import { expect, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { extractImage, type ImageSource } from '../../../src/features/image-extraction/extractImage';
import type { Services } from '../../../src/state/services';
import { createFakeServices } from '../../support/fakeServices';
import { createFakeExtractor, createPendingExtractor, createPhoto } from './fakePictures';

export const FILE = { kind: 'file', file: new Blob(['x']), name: 'cat.jpg' } satisfies ImageSource;
export const PHOTO: ImageSource = { kind: 'photo', photo: createPhoto('p1') };
export const RANDOM: ImageSource = { kind: 'random' };

export const live = (): AbortSignal => new AbortController().signal;

export const open = (overrides: Partial<Services> = {}) => {
  const services = createFakeServices({ imageExtractor: createFakeExtractor(), ...overrides });
  const store = createAppStore(services);
  const extract = (source: ImageSource, signal = live()) => store.dispatch(extractImage(source, signal));
  return { services, store, extract };
};

/** A picture that is being read. */
export const begin = async (source: ImageSource, signal = live()) => {
  const imageExtractor = createPendingExtractor();
  const page = open({ imageExtractor });
  const done = page.extract(source, signal);
  await vi.waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
  return { ...page, done, reading: imageExtractor.pending[0] };
};
