import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { extractImage } from '../../../../src/features/image-extraction/extractImage';
import { selectPicture } from '../../../../src/features/image-extraction/imageExtractionSlice';
import { openAddress } from '../../../../src/features/image-extraction/incoming/openAddress';
import { mayPass } from '../../../../src/features/image-extraction/pictureFailure';
import { ADDRESS_MESSAGES } from '../../../../src/domain/addressMessages';
import { BUDGET } from '../../../../src/domain/pictureBudget';
import { ExtractionError } from '../../../../workers/image-extraction/api';
import { createFakeServices } from '../../../support/fakeServices';
import { createFakeExtractor } from '../fakePictures';

type Encoding = { readonly type: string; readonly quality?: number };

type Site = {
  readonly width: number;
  readonly height: number;
  /** Of every pixel. */
  readonly alpha?: number;
  /** How large a canvas with the picture is when it is encoded. */
  readonly bytesOf?: (encoding: Encoding) => number;
};

/** A site whose only picture this is. Returns the sizes at which it is drawn. */
const serve = ({ width, height, alpha = 255, bytesOf = () => 1 }: Site) => {
  const drawn: string[] = [];
  vi.stubGlobal('window', { location: { origin: 'https://hueloom.example' } });
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = width;
      naturalHeight = height;
      decode = () => Promise.resolve();
      removeAttribute = () => drawn.push('stopped');
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        drawImage: (_image: unknown, _x: number, _y: number, wide: number, high: number) => {
          drawn.push(`${wide}x${high}`);
        },
        getImageData: () => ({ data: Uint8ClampedArray.of(9, 9, 9, 255, 9, 9, 9, alpha) }),
      });
      convertToBlob = (encoding: Encoding = { type: 'image/png' }) => {
        const blob = new Blob([JSON.stringify(encoding)], { type: encoding.type });
        return Promise.resolve(Object.defineProperty(blob, 'size', { value: bytesOf(encoding) }));
      };
    },
  );
  return drawn;
};

const open = (address: string) => openAddress(address, new AbortController().signal);

/** How the picture that was opened was encoded. */
const encodingOf = async (address: string): Promise<unknown> => {
  const { blob } = await open(address);
  const encoding = JSON.parse(await blob.text()) as Encoding;
  expect(blob.type).toBe(encoding.type);
  return encoding;
};

/** A site that does not let other pages read its picture, or has none at all. */
const refuse = (isShown: boolean) => {
  serve({ width: 1, height: 1 });
  vi.stubGlobal(
    'Image',
    class {
      crossOrigin: string | null = null;
      decode = () =>
        isShown && this.crossOrigin === null ? Promise.resolve() : Promise.reject(new Error('no picture'));
      removeAttribute = () => {};
    },
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an address that leads to no picture is refused with what is wrong:', () => {
  it.each([
    ['of a file', 'file:///cat.jpg', ADDRESS_MESSAGES.notAnAddress],
    ['of nothing', 'two words', ADDRESS_MESSAGES.notAnAddress],
    ['a damaged data address', 'data:image/png;base64,*', ADDRESS_MESSAGES.dataDamaged],
  ])('%s', async (_, address, message) => {
    refuse(false);
    await expect(open(address)).rejects.toMatchObject({ failure: 'unsupported', detail: message });
  });

  it.each([
    ['its site lets no other page read it', true, ADDRESS_MESSAGES.notAllowed],
    ['there is none', false, ADDRESS_MESSAGES.noPicture],
  ])('%s', async (_, isShown, message) => {
    refuse(isShown);
    vi.stubGlobal('navigator', { onLine: true });
    await expect(open('https://site.example/cat.jpg')).rejects.toMatchObject({
      failure: 'unsupported',
      detail: message,
    });
  });
});

describe('an address that may lead to its picture when it is tried again tells so:', () => {
  const refusal = async () => {
    try {
      return await open('https://site.example/cat.jpg');
    } catch (error) {
      return error instanceof ExtractionError && { detail: error.detail, mayPass: mayPass(error) };
    }
  };

  it('there is no network', async () => {
    refuse(false);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await refusal()).toEqual({ detail: ADDRESS_MESSAGES.offline, mayPass: true });
  });

  it('its site does not answer in time', async () => {
    refuse(false);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await refusal()).toEqual({ detail: ADDRESS_MESSAGES.tooSlow, mayPass: true });
  });
});

describe('the picture at an address', () => {
  const PHOTO = { width: 6000, height: 5000 };
  const tooLargeFrom =
    (least: number) =>
    ({ type, quality = 1 }: Encoding): number =>
      type === 'image/png' || quality >= least ? BUDGET.fileBytes + 1 : BUDGET.fileBytes;

  it('is let go once it has loaded: what is stopped later has nothing to stop', async () => {
    const drawn = serve(PHOTO);
    const stopping = new AbortController();
    await openAddress('https://site.example/photo.jpg', stopping.signal);
    stopping.abort();
    expect(drawn).toEqual(['6000x5000']);
  });

  it.each([
    ['site.example/photos/cat.jpg', 'cat.jpg'],
    ['site.example:8080/cat.jpg', 'cat.jpg'],
    ['site.example:8080', 'site.example'],
  ])('may be typed as %s', async (address, name) => {
    serve(PHOTO);
    expect((await open(address)).name).toBe(name);
  });

  it('keeps every pixel as it is, where files may be so large', async () => {
    serve({ ...PHOTO, bytesOf: () => BUDGET.fileBytes });
    expect(await encodingOf('https://site.example/photo.jpg')).toEqual({ type: 'image/png' });
  });

  it.each([
    [1, 0.95],
    [0.95, 0.8],
    [0.8, 0.6],
  ])('of many pixels is compressed until it is no larger than files may be', async (least, quality) => {
    const drawn = serve({ ...PHOTO, bytesOf: tooLargeFrom(least) });
    expect(await encodingOf('https://site.example/photo.jpg')).toEqual({ type: 'image/jpeg', quality });
    // Whether it is opaque is looked up once: each time, all its pixels are drawn.
    expect(drawn).toEqual(['6000x5000', '256x256']);
  });

  it('keeps its transparency when it is compressed', async () => {
    serve({ ...PHOTO, alpha: 254, bytesOf: tooLargeFrom(1) });
    expect(await encodingOf('https://site.example/cut-out.png')).toEqual({
      type: 'image/webp',
      quality: 0.95,
    });
  });

  it.each([
    ['a side', { width: 65_536, height: 9 }],
    ['pixels', { width: 12_800, height: 10_001 }],
  ])('is refused where it has more than the limit of %s', async (_, size) => {
    const drawn = serve(size);
    await expect(open('https://site.example/a.png')).rejects.toMatchObject({ failure: 'too-large' });
    expect(drawn).toEqual([]);
  });

  it('is drawn pixel by pixel, and as large as SVGs in files where it is one', async () => {
    const drawn = serve({ width: 24, height: 12 });
    const { name } = await open('https://site.example/icons/a%20b.svg?v=2#top');
    expect(name).toBe('a b.svg');
    await open('https://site.example/a.png');
    expect(drawn).toEqual([`${BUDGET.svgSide}x${BUDGET.svgSide / 2}`, '24x12']);
  });

  it('is said to be a first frame if it is one, where its name lets expect others', async () => {
    serve({ width: 24, height: 12 });
    expect((await open('https://site.example/spin.GIF')).notes).toEqual(['perhapsFirstFrame']);
    expect((await open('https://site.example/a.png')).notes).toBeUndefined();
  });

  it('comes with what is to be known of it', async () => {
    const store = createAppStore(createFakeServices({ imageExtractor: createFakeExtractor() }));
    serve({ width: 24, height: 12 });
    const source = { kind: 'address', address: 'https://site.example/spin.gif' } as const;
    await store.dispatch(extractImage(source, new AbortController().signal));
    expect(selectPicture(store.getState())).toMatchObject({ name: 'spin.gif', notes: ['perhapsFirstFrame'] });
  });
});
