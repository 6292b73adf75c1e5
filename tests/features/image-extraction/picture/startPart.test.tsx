import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Extraction, ImageExtractor } from '../../../../workers/image-extraction/api';
import { createExtraction, createFakeExtractor } from '../fakePictures';
import { isDisabled, openPicture } from '../openImagePage';
import { at, showEightColumns } from './pinsPage';

showEightColumns();

const PART = { name: /^Take the colors of this part/ };
const marks = () => screen.queryAllByRole('button', PART);
const part = () => screen.getByRole('button', PART);
const picture = () => screen.getByRole('img', { name: 'cat.jpg' });
const pressKey = () => fireEvent.keyDown(document.body, { key: 'm' });

const open = async () => {
  const imageExtractor = createFakeExtractor();
  await openPicture({ imageExtractor });
  await waitFor(() => expect(isDisabled('Colors of a part')).toBe(false));
  return { parts: () => imageExtractor.extract.mock.calls.slice(1).map(([, { area }]) => area) };
};

/** The page with one picture, while another one is read; what it returns ends that. */
const openReading = async () => {
  let answer: ((extraction: Extraction) => void) | undefined;
  const extract = vi.fn<ImageExtractor['extract']>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  extract.mockResolvedValueOnce(createExtraction());
  await openPicture({ imageExtractor: { ...createFakeExtractor(), extract } });
  const files = [new File(['y'], 'dog.jpg', { type: 'image/jpeg' })];
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  await waitFor(() => expect(extract).toHaveBeenCalledTimes(2));
  expect(isDisabled('Colors of a part')).toBe(true);
  return async () => {
    await act(async () => answer?.(createExtraction()));
    await waitFor(() => expect(isDisabled('Colors of a part')).toBe(false));
  };
};

describe('the key of parts', () => {
  it('marks a part of the picture, and leaves it again', async () => {
    await open();
    pressKey();
    await waitFor(() => expect(marks()).toHaveLength(1));
    pressKey();
    await waitFor(() => expect(marks()).toEqual([]));
  });

  it('does nothing while a picture is read, as its button: no part is marked in that one', async () => {
    const end = await openReading();
    pressKey();
    await end();
    expect(marks()).toEqual([]);
  });
});

describe('dragging over the picture', () => {
  it('takes the colors of the part with Shift', async () => {
    const { parts } = await open();
    fireEvent.pointerDown(picture(), { ...at(8, 6), shiftKey: true });
    fireEvent.pointerMove(part(), at(40, 30));
    fireEvent.pointerUp(part(), at(40, 30));
    await waitFor(() => expect(parts()).toEqual([{ x: 0.1, y: 0.1, width: 0.4, height: 0.4 }]));
  });

  it.each([
    ['without Shift', { shiftKey: false }],
    ['with another button of the mouse', { shiftKey: true, button: 2 }],
  ])('marks no part %s', async (_, how) => {
    await open();
    fireEvent.pointerDown(picture(), { ...at(8, 6), ...how });
    expect(marks()).toEqual([]);
  });

  it('marks no part of a picture that is still read', async () => {
    const end = await openReading();
    fireEvent.pointerDown(picture(), { ...at(8, 6), shiftKey: true });
    await end();
    expect(marks()).toEqual([]);
  });
});
