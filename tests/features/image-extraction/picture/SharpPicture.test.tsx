import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SharpPicture } from '../../../../src/features/image-extraction/picture/SharpPicture';
import { ServicesContext } from '../../../../src/state/servicesContext';
import { createFakeServices } from '../../../support/fakeServices';
import { createExtraction } from '../fakePictures';

const services = createFakeServices();
const cache = (type: string): number =>
  services.pictureCache.keep({ ...createExtraction(), source: new Blob(['picture'], { type }) });

/** Tells of the size at once, as a browser does after the layout. */
class ImmediateObserver implements ResizeObserver {
  readonly #notify: ResizeObserverCallback;
  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify;
  }
  observe(): void {
    this.#notify([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** The preview of the fake is 8 px wide; the frame is as wide as said here. */
const showAt = (widthPx: number, pictureId: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  const { container, unmount } = render(
    <ServicesContext value={services}>
      <SharpPicture pictureId={pictureId} />
    </ServicesContext>,
  );
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture');
  return { image, unmount };
};

describe('SharpPicture', () => {
  const revoked = vi.fn<(url: string) => void>();

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', ImmediateObserver);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    revoked.mockClear();
  });

  it('shows the file where the screen has more pixels than the preview, and lets go of its address', () => {
    const { image } = showAt(400, cache('image/jpeg'));
    expect(image.getAttribute('src')).toBe('blob:picture');
    expect(revoked).not.toHaveBeenCalled();
    fireEvent.load(image);
    expect(revoked).toHaveBeenCalledWith('blob:picture');
  });

  it('lets go of the address when it is left before the file is shown', () => {
    showAt(400, cache('image/jpeg')).unmount();
    expect(revoked).toHaveBeenCalledWith('blob:picture');
  });

  it('leaves the preview alone where it is sharp enough', () => {
    const { image, unmount } = showAt(4, cache('image/jpeg'));
    expect(image.hasAttribute('src')).toBe(false);
    unmount();
    expect(revoked).not.toHaveBeenCalled();
  });

  it('never lets a moving picture run over the colors of its first frame', () => {
    expect(showAt(400, cache('image/gif')).image.hasAttribute('src')).toBe(false);
  });
});
