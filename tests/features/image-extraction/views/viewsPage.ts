import { within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import type { Services } from '../../../../src/state/services';
import type { Look, PictureLooks } from '../../../../workers/picture-looks/api';
import { createMemoryStore } from '../../../support/fakeServices';
import { createFakeExtractor } from '../fakePictures';
import { openPicture, region } from '../openImagePage';

class FakeCanvas {
  getContext() {
    return {
      drawImage: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(8 * 6 * 4).fill(255), width: 8, height: 6 }),
    };
  }

  transferToImageBitmap() {
    return null;
  }
}

class FakeImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    [this.data, this.width, this.height] = [data, width, height];
  }
}

/** Everything is in sight. */
class SeeingObserver {
  readonly onChange: (entries: readonly { isIntersecting: boolean }[]) => void;

  constructor(onChange: SeeingObserver['onChange']) {
    this.onChange = onChange;
  }

  observe() {
    this.onChange([{ isIntersecting: true }]);
  }

  disconnect() {
    return undefined;
  }
}

/** Stands in for canvases, and has everything in sight, in every test of the file. */
export const showViews = (): void => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', SeeingObserver);
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    vi.stubGlobal('ImageData', FakeImageData);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
};

const createLooks = () => ({
  see: vi.fn<PictureLooks['see']>((_signal, { rgba }) => Promise.resolve(rgba)),
  save: vi.fn<PictureLooks['save']>(() => Promise.resolve({ ok: false, failure: 'too-large' })),
  readablePairs: vi.fn<PictureLooks['readablePairs']>(() =>
    Promise.resolve([{ background: 0xffffff, text: 0x00004d, ratio: 18.123 }]),
  ),
});

/** The page with one picture, and its views. */
export const openViews = async (
  tab?: string,
  { storage = createMemoryStore(), ...services }: Partial<Services> = {},
) => {
  const pictureLooks = createLooks();
  const page = await openPicture({
    pictureLooks,
    imageExtractor: createFakeExtractor(),
    storage,
    ...services,
  });
  const views = within(region('Views'));
  if (tab !== undefined) await page.user.click(views.getByRole('tab', { name: tab }));
  const lastLook = (): Look | undefined => pictureLooks.see.mock.lastCall?.[2];
  return { ...page, views, pictureLooks, lastLook };
};
