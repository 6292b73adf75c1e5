import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { createMemoryStore } from '../../../support/fakeServices';
import { createFakeExtractor, evenPalette, TEN } from '../fakePictures';
import { openPicture } from '../openImagePage';
import { paintRaster } from '../paintRaster';

/** Eight columns of pixels, each of its own color; the last but one is transparent. Six rows. */
const COLUMNS = [TEN[0], TEN[1], TEN[2], 0x123456, 0x234567, 0x345678, null, TEN[5]];
const RASTER = paintRaster(8, 6, (x) => COLUMNS[x] ?? null);

class FakeCanvas {
  getContext() {
    return {
      drawImage: () => undefined,
      getImageData: () => ({ data: RASTER.rgba, width: RASTER.width, height: RASTER.height }),
    };
  }

  transferToImageBitmap() {
    return null;
  }
}

// Ten CSS pixels for each of the picture's.
const BOX = { left: 0, top: 0, x: 0, y: 0, width: 80, height: 60, right: 80, bottom: 60 };

/** Stands in for the pixels of pictures and for boxes on the screen, in every test of the file. */
export const showEightColumns = (): void => {
  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      const middle = [this.style.left, this.style.top].map((part) => Number.parseFloat(part) / 100);
      const x = (middle[0] ?? 0) * 80 - 12;
      const y = (middle[1] ?? 0) * 60 - 12;
      const rect =
        this.dataset['pin'] === undefined ? BOX : { ...BOX, x, y, left: x, top: y, width: 24, height: 24 };
      return { ...rect, toJSON: () => rect };
    });
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
    vi.spyOn(HTMLElement.prototype, 'releasePointerCapture').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

export const pins = () => screen.queryAllByRole('button', { name: /, pin \d of \d$/ });
export const pin = (name: RegExp) => screen.getByRole('button', { name });
export const layer = () => screen.getByRole('group', { name: 'Pins of the palette' });

/** Opened with samples of single pixels, unless something else is stored. */
export const openPins = async (
  colors: readonly number[] = TEN.slice(0, 3),
  storage = createMemoryStore({ imageSampleSide: 1 }),
) => {
  const imageExtractor = createFakeExtractor({ palette: evenPalette(colors) });
  const page = await openPicture({ imageExtractor, storage });
  await waitFor(() => expect(pins().length).toBeGreaterThan(0));
  return page;
};

export const at = (clientX: number, clientY = 30) => ({
  clientX,
  clientY,
  pointerId: 1,
  button: 0,
  isPrimary: true,
  pointerType: 'mouse',
});

/** Presses, moves, and stays there. */
export const drag = (what: Element, from: number, to: number) => {
  fireEvent.pointerDown(what, at(from));
  fireEvent.pointerMove(what, at(to));
};
