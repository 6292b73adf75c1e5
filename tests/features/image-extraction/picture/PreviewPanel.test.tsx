import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { ImageExtractor } from '../../../../workers/image-extraction/api';
import { createMemoryStore } from '../../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from '../fakePictures';
import { openPicture } from '../openImagePage';
import { at, drag, layer, openPins, pin, pins, showEightColumns } from './pinsPage';

showEightColumns();

describe('the pins over the picture', () => {
  it('are told apart while one of them is held', async () => {
    await openPins();
    const held = () => pins().filter(({ dataset }) => dataset['held'] !== undefined);
    expect(held()).toEqual([]);
    drag(pin(/#00FF00, .* pin \d/), 15, 35);
    expect(held()).toEqual([pin(/#123456, .* pin \d/)]);
    fireEvent.pointerUp(layer(), at(35));
    expect(held()).toEqual([]);
  });

  it('let go of the pointer with Escape, which is then free for the rest of the page', async () => {
    await openPins();
    const release = vi.spyOn(HTMLElement.prototype, 'releasePointerCapture');
    drag(pin(/#00FF00, .* pin \d/), 15, 35);
    expect(release).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(release.mock.contexts).toEqual([layer()]);
    expect(release).toHaveBeenCalledWith(at(35).pointerId);
  });

  it('are gone while another picture is read', async () => {
    const extract = vi.fn<ImageExtractor['extract']>(() => new Promise(() => undefined));
    extract.mockResolvedValueOnce(createExtraction({ palette: evenPalette(TEN.slice(0, 3)) }));
    const imageExtractor = { ...createFakeExtractor(), extract };
    await openPicture({ imageExtractor, storage: createMemoryStore() });
    await waitFor(() => expect(pins()).toHaveLength(3));
    const second = new File(['y'], 'dog.jpg', { type: 'image/jpeg' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [second] } });
    await waitFor(() => expect(extract).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(pins()).toEqual([]));
  });
});
