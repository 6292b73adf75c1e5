import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import type { Picture } from '../../../../src/features/image-extraction/imageExtractionState';
import { useFullPixels } from '../../../../src/features/image-extraction/picture/useFullPixels';
import { ServicesContext } from '../../../../src/state/servicesContext';
import { createFakeServices } from '../../../support/fakeServices';
import { createExtraction } from '../fakePictures';

type PageProps = { readonly picture: Picture; readonly isZoomed: boolean };

const Page = ({ picture, isZoomed }: PageProps) => {
  useFullPixels(picture, isZoomed);
  return null;
};

it('a picture is decoded once at full size, however often it is zoomed', () => {
  const decode = vi.fn(() => new Promise<never>(() => undefined));
  vi.stubGlobal('createImageBitmap', decode);
  onTestFinished(() => void vi.unstubAllGlobals());
  const services = createFakeServices();
  const { preview, colors, thumbnail, width, height } = createExtraction();
  const keep = (): Picture => {
    const source = new Blob(['x'], { type: 'image/png' });
    const id = services.pictureCache.keep({ preview, colors, thumbnail, source });
    return { id, name: 'cat', width, height, totalMs: 1, swatches: [], partSwatches: {}, variant: 0 };
  };
  const page = (picture: Picture, isZoomed: boolean) => (
    <ServicesContext value={services}>
      <Page picture={picture} isZoomed={isZoomed} />
    </ServicesContext>
  );
  const first = keep();
  const { rerender, unmount } = render(page(first, false));
  onTestFinished(unmount);
  expect(decode).not.toHaveBeenCalled();
  for (const isZoomed of [true, false, true]) rerender(page(first, isZoomed));
  expect(decode).toHaveBeenCalledTimes(1);
  const second = keep();
  rerender(page(second, false));
  expect(decode).toHaveBeenCalledTimes(1);
  rerender(page(second, true));
  expect(decode).toHaveBeenCalledTimes(2);
});
