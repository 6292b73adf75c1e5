import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createExtraction, createFakeExtractor, evenPalette, TEN } from '../fakePictures';
import { button, openPicture } from '../openImagePage';
import { paintRaster } from '../paintRaster';

/** The whole picture has red at its left edge alone, and none of the fine details of its part. */
const WHOLE = paintRaster(8, 6, (x) => (x === 0 ? TEN[0] : TEN[1]));
/** As the file has it: red, dark slate, light slate. */
const PART = paintRaster(8, 6, (x) => [TEN[0], 0x405060, 0x708090, 0x708090][x >> 1] ?? null);
/** Of the last one no pixel is, for it is a mean. */
const COLORS = [TEN[0], 0x405060, 0x8f4f6f];

const PIN = /#[0-9A-F]{6}, (\d+) percent across, (\d+) percent down, pin \d of \d$/;
const pins = () =>
  screen.queryAllByRole('button', { name: PIN }).map((pin) => {
    const [, across, down] = PIN.exec(pin.getAttribute('aria-label') ?? '') ?? [];
    return [Number(across), Number(down)] as const;
  });

const part = createExtraction({ swatches: COLORS, palette: evenPalette(COLORS) });

class FakeCanvas {
  getContext() {
    let drawn: unknown = null;
    return {
      drawImage: (bitmap: unknown) => {
        drawn = bitmap;
      },
      getImageData: () => ({ data: drawn === part.preview ? PART.rgba : WHOLE.rgba, width: 8, height: 6 }),
    };
  }

  transferToImageBitmap() {
    return null;
  }
}

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeCanvas));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the pins of a part', () => {
  it('are as many as the colors of its palette, each within the part where its color is', async () => {
    const imageExtractor = createFakeExtractor({ palette: evenPalette(TEN.slice(0, 2)) });
    const { user, columns } = await openPicture({ imageExtractor });
    await waitFor(() => expect(pins()).toHaveLength(2));
    imageExtractor.extract.mockResolvedValueOnce(part);
    await user.click(button('Colors of a part'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(columns()).toHaveLength(3));
    await waitFor(() => expect(pins()).toHaveLength(3));
    // The part begins a quarter across the picture and ends at three quarters.
    const [red, slate, mean] = pins();
    expect(red?.[0]).toBeGreaterThanOrEqual(25);
    expect(red?.[0]).toBeLessThan(37.5);
    expect(slate?.[0]).toBeGreaterThan(37.5);
    expect(slate?.[0]).toBeLessThan(50);
    for (const place of [red, slate, mean]) {
      expect(place?.[1]).toBeGreaterThanOrEqual(25);
      expect(place?.[1]).toBeLessThanOrEqual(75);
      expect(place?.[0]).toBeLessThanOrEqual(75);
    }
  });

  it('are those of the colors that are found in it, where others are nowhere', async () => {
    const imageExtractor = createFakeExtractor({ palette: evenPalette(TEN.slice(0, 2)) });
    const { user } = await openPicture({ imageExtractor });
    await waitFor(() => expect(pins()).toHaveLength(2));
    imageExtractor.extract.mockResolvedValueOnce(createExtraction({ palette: evenPalette(COLORS) }));
    imageExtractor.locate.mockResolvedValueOnce([
      { x: 0.3, y: 0.5 },
      { x: 0.4, y: 0.5 },
    ]);
    await user.click(button('Colors of a part'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(imageExtractor.locate).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(pins()).toHaveLength(2));
    for (const [across] of pins()) expect(across).toBeLessThan(50);
  });
});
