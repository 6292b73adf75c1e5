import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import { ExtractionError } from '../../../../workers/image-extraction/api';
import { createMemoryCounter } from '../../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette } from '../fakePictures';
import { button, isDisabled, openPicture, region } from '../openImagePage';

const PART = [0x102030, 0x405060, 0x708090];

const openPart = async () => {
  const imageExtractor = createFakeExtractor();
  const dailyCounter = createMemoryCounter();
  const page = await openPicture({ imageExtractor, dailyCounter });
  const part = createExtraction({ swatches: PART, palette: evenPalette(PART) });
  imageExtractor.extract.mockResolvedValueOnce(part);
  return { ...page, imageExtractor, dailyCounter, part };
};

const takeByKeys = async ({ user }: Awaited<ReturnType<typeof openPicture>>, keys = '') => {
  await user.click(button('Colors of a part'));
  await user.keyboard(`${keys}{Enter}`);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the colors of a part', () => {
  it('are read anew from the file, with the keyboard alone, and cost no picture of the day', async () => {
    const page = await openPart();
    await takeByKeys(page, '{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(page.columns()).toHaveLength(3));
    const { area, ...request } = page.imageExtractor.extract.mock.calls[1]?.[1] ?? {};
    expect(request).toMatchObject({ count: 5, style: 'vivid' });
    expect(area?.x).toBeCloseTo(0.23);
    expect(area?.height).toBeCloseTo(0.52);
    expect(await page.dailyCounter.used(10)).toBe(1);
    expect(page.part.preview.width).toBe(0);
  });

  it('are what other palettes of the part are made of, until the whole picture is asked for', async () => {
    const page = await openPart();
    await takeByKeys(page);
    await waitFor(() => expect(page.columns()).toHaveLength(3));
    await page.user.click(button('Regenerate'));
    await waitFor(() => expect(page.imageExtractor.repalette.mock.lastCall?.[1]).toBe(page.part.colors));
    await page.user.click(button('Whole picture'));
    await waitFor(() => expect(page.columns()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Whole picture' })).toBeNull();
    await page.user.keyboard('{Control>}z{/Control}');
    expect(button('Whole picture')).toBeDefined();
  });

  it('are the swatches too, until the whole picture or an earlier palette is on show', async () => {
    const page = await openPart();
    const swatches = () =>
      within(screen.getByRole('toolbar', { name: 'Colors of the picture' }))
        .getAllByRole('button')
        .map((cell) => cell.getAttribute('aria-label'));
    const before = swatches();
    await takeByKeys(page);
    await waitFor(() => expect(new Set(swatches())).toEqual(new Set(['#102030', '#405060', '#708090'])));
    expect(within(region('Swatches')).getByText('3 of the part')).toBeDefined();
    expect(screen.getAllByTitle('33% of the part is nearest to this color').length).toBeGreaterThan(0);
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(swatches()).toEqual(before));
    await page.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(swatches()).toHaveLength(3));
    await page.user.click(button('Whole picture'));
    await waitFor(() => expect(swatches()).toEqual(before));
  });

  it('are not replaced by others of the whole picture while they are read', async () => {
    const page = await openPart();
    let finish = () => {};
    page.imageExtractor.extract
      .mockReset()
      .mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(page.part))));
    await takeByKeys(page);
    expect(await screen.findByText('Reading this part of the picture')).toBeDefined();
    const count = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color count' });
    expect([isDisabled('Regenerate'), count.disabled]).toEqual([true, true]);
    finish();
    await waitFor(() => expect(page.columns()).toHaveLength(3));
    expect([isDisabled('Regenerate'), count.disabled]).toEqual([false, false]);
  });

  it('are marked with a key while the focus is in the panel', async () => {
    const page = await openPart();
    button('Zoom in (+)').focus();
    await page.user.keyboard('m');
    expect(button('Colors of a part').getAttribute('aria-pressed')).toBe('true');
  });

  it('are left alone with Escape', async () => {
    const { user, imageExtractor } = await openPart();
    await user.click(button('Colors of a part'));
    expect(button('Colors of a part').getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(
      button(/^Take the colors of this part, from 25 to 75 percent across/),
    );
    await user.keyboard('{Escape}');
    expect(button('Colors of a part').getAttribute('aria-pressed')).toBe('false');
    expect(imageExtractor.extract).toHaveBeenCalledTimes(1);
  });

  it('are missed with words where the part is transparent', async () => {
    const imageExtractor = createFakeExtractor();
    const page = await openPicture({ imageExtractor });
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('no-pixels'));
    await takeByKeys(page);
    expect(await screen.findByText(IMAGE_MESSAGES.partEmpty)).toBeDefined();
    expect(page.columns()).toHaveLength(5);
  });
});

describe('a color from the screen', () => {
  it('is added where the browser has an eyedropper', async () => {
    class FakeEyeDropper {
      open() {
        return Promise.resolve({ sRGBHex: '#ab12cd' });
      }
    }
    vi.stubGlobal('EyeDropper', FakeEyeDropper);
    const { user, columns } = await openPicture();
    await user.click(button('Pick from the screen'));
    await waitFor(() => expect(columns()[5]).toContain('#AB12CD'));
  });

  it('is not offered elsewhere', async () => {
    vi.stubGlobal('EyeDropper', undefined);
    await openPicture();
    expect(screen.queryByRole('button', { name: 'Pick from the screen' })).toBeNull();
  });
});
