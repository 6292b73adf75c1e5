import { afterEach, describe, expect, it, vi } from 'vitest';

import { savePicture } from '../../../workers/picture-looks/savePicture';

class FakeImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    [this.data, this.width, this.height] = [data, width, height];
  }
}

/** Canvases whose bands are read by `getImageData`. */
const withCanvas = (getImageData: (x: number, y: number, width: number, height: number) => FakeImageData) => {
  vi.stubGlobal('ImageData', FakeImageData);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        drawImage: vi.fn<() => void>(),
        putImageData: vi.fn<() => void>(),
        getImageData,
        canvas: this,
      });
      convertToBlob = async () => new Blob(['png']);
    },
  );
};
const band = (_x: number, _y: number, width: number, height: number) =>
  new FakeImageData(new Uint8ClampedArray(width * height * 4), width, height);
const save = async (paint: (rgba: Uint8ClampedArray<ArrayBuffer>) => Uint8ClampedArray<ArrayBuffer>) => {
  const done: number[] = [];
  const bitmap = { width: 1000, height: 2500 } as ImageBitmap;
  const reply = await savePicture(bitmap, paint, (progress) => done.push(progress.done));
  return { reply, done };
};
const asItIs = (rgba: Uint8ClampedArray<ArrayBuffer>) => rgba;

afterEach(() => void vi.unstubAllGlobals());

describe('a picture that is saved', () => {
  it('is drawn in bands of a megapixel, and written as a PNG', async () => {
    withCanvas(band);
    const { reply, done } = await save(asItIs);
    expect(done).toEqual([0, 0.4, 0.8, 1]);
    expect(reply).toEqual({ ok: true, png: new TextEncoder().encode('png') });
  });

  it.each([new RangeError('Out of memory'), new DOMException('x', 'InvalidStateError')])(
    'is too large where the browser has no memory for a band: %s',
    async (problem) => {
      withCanvas(() => {
        throw problem;
      });
      expect((await save(asItIs)).reply).toEqual({ ok: false, failure: 'too-large' });
    },
  );

  it('fails as what it is where it cannot be painted', async () => {
    withCanvas(band);
    await expect(
      save(() => {
        throw new TypeError('no palette');
      }),
    ).rejects.toThrow('no palette');
  });
});
