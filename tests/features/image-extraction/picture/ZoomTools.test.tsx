import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { ImageExtractor } from '../../../../workers/image-extraction/api';
import { createExtraction, createFakeExtractor } from '../fakePictures';
import { button, isDisabled, openPicture } from '../openImagePage';
import { showEightColumns } from './pinsPage';

showEightColumns();

const LESS = 'Zoom out (−)';
const MORE = 'Zoom in (+)';
const FIT = 'Fit in the frame (0)';
const off = () => [LESS, MORE, FIT].filter((name) => isDisabled(name));

it('a picture that is shown whole can be enlarged, and only then made smaller or fit again', async () => {
  const { user } = await openPicture();
  await waitFor(() => expect(off()).toEqual([LESS, FIT]));
  await user.click(button(MORE));
  expect(off()).toEqual([]);
  await user.click(button(FIT));
  expect(off()).toEqual([LESS, FIT]);
});

it('a picture is enlarged up to 1600 %, and from there only made smaller', async () => {
  const { user } = await openPicture();
  await waitFor(() => expect(off()).toEqual([LESS, FIT]));
  // 1.5 to the power of 7 is more than 16.
  for (let press = 0; press < 7; press += 1) await user.click(button(MORE));
  expect(screen.getByText('1600%')).toBeDefined();
  expect(off()).toEqual([MORE]);
});

it('no picture is enlarged while another one is read', async () => {
  const extract = vi.fn<ImageExtractor['extract']>(() => new Promise(() => undefined));
  extract.mockResolvedValueOnce(createExtraction());
  await openPicture({ imageExtractor: { ...createFakeExtractor(), extract } });
  const files = [new File(['y'], 'dog.jpg', { type: 'image/jpeg' })];
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  await waitFor(() => expect(off()).toEqual([LESS, MORE, FIT]));
});
