import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { damagedPictureMessage } from '../../../../src/domain/fileMessages';
import { FOREIGN_FILE_MESSAGES } from '../../../../src/domain/foreignFileMessages';
import { lackingFormatMessage, NOTHING_DRAWN_MESSAGES } from '../../../../src/domain/refusedPictureMessages';
import {
  type Extraction,
  ExtractionError,
  type ExtractionProgress,
} from '../../../../workers/image-extraction/api';
import { COLORS, createBitmap, extraction, GOOD, setUpExtractor, SUMMARY } from '../fakeExtractorParts';
import { isobmffHeader, joinBytes, pngHeader } from '../headerBytes';

const never = new AbortController().signal;
const PICTURE = new Blob([pngHeader(4000, 3000)]);
const HEIC = new Blob([isobmffHeader(['heic'], [[4032, 3024]])]);
const SVG = new Blob([joinBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')]);

let set: ReturnType<typeof setUpExtractor>;
const extract = async (source: Blob, signal = never): Promise<Extraction> =>
  set.extractor.extract(signal, { source, count: 5, style: 'vivid' });

/** The failure and the second line that a refused picture comes back with. */
const failure = async (result: Promise<unknown>): Promise<readonly [string, string?]> => {
  const thrown: unknown = await result.catch((error: unknown) => error);
  if (!(thrown instanceof ExtractionError)) throw new TypeError('not refused', { cause: thrown });
  return thrown.detail === undefined ? [thrown.failure] : [thrown.failure, thrown.detail];
};

beforeEach(() => {
  set = setUpExtractor();
});

afterEach(() => {
  set.stopAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a picture', () => {
  it('is read by the worker and comes back whole', async () => {
    expect(await extract(PICTURE)).toEqual(extraction);
    expect(set.api.extract.mock.calls[0]?.[0]).toMatchObject({ count: 5, style: 'vivid' });
  });

  it('tells how far it is and how large', async () => {
    const reported: ExtractionProgress[] = [];
    await set.extractor.extract(never, { source: PICTURE, count: 5, style: 'vivid' }, (progress) =>
      reported.push(progress),
    );
    expect(reported).toEqual([{ stage: 'reading' }, { stage: 'decoding', megapixels: 12 }]);
  });

  it.each([
    [new Blob([]), ['empty']],
    [new Blob(['text']), ['corrupt', FOREIGN_FILE_MESSAGES.text]],
    [new File(['text'], 'a.png'), ['corrupt', FOREIGN_FILE_MESSAGES.text]],
    [new Blob([pngHeader(0, 0)]), ['corrupt', damagedPictureMessage('PNG')]],
    [new Blob([pngHeader(20_000, 20_000)]), ['too-large']],
  ])('is refused without a worker from its first bytes: %o', async (source, expected) => {
    expect(await failure(extract(source))).toEqual(expected);
    expect(set.started).toHaveLength(0);
  });

  it('is corrupt when its file can no longer be read', async () => {
    const gone = new Blob(['x']);
    gone.slice = () => {
      throw new DOMException('The file was moved', 'NotReadableError');
    };
    expect(await failure(extract(gone))).toEqual(['corrupt']);
  });

  it.each([['corrupt', damagedPictureMessage('PNG')], ['no-pixels'], ['canvas']] as const)(
    'comes back refused from the worker: %s',
    async (...refusal) => {
      set.api.extract.mockResolvedValue({ ok: false, failure: refusal[0] });
      expect(await failure(extract(PICTURE))).toEqual(refusal);
      expect(set.started[0]?.isTerminated).toBe(false);
    },
  );
});

describe('an animated picture', () => {
  const animatedPng = joinBytes(
    pngHeader(9, 9),
    [0, 0, 0, 0],
    [0, 0, 0, 8],
    'acTL',
    [0, 0, 0, 2, 0, 0, 0, 0],
  );

  it('is read with a note that it was its first frame', async () => {
    expect(await extract(new Blob([animatedPng]))).toEqual({ ...extraction, notes: ['firstFrame'] });
  });

  it('is said to have a transparent first frame where that has no color, for others may have some', async () => {
    set.api.extract.mockResolvedValue({ ok: false, failure: 'no-pixels' });
    expect(await failure(extract(new Blob([animatedPng])))).toEqual([
      'no-pixels',
      NOTHING_DRAWN_MESSAGES.firstFrame,
    ]);
  });
});

describe('a picture in a format that not every browser decodes', () => {
  beforeEach(() => set.api.extract.mockResolvedValue({ ok: false, failure: 'corrupt' }));

  it.each([
    { supported: false, expected: ['unsupported', lackingFormatMessage('HEIC')] },
    { supported: true, expected: ['corrupt', damagedPictureMessage('HEIC')] },
  ])('is named where the browser lacks the decoder (has it: $supported)', async ({ supported, expected }) => {
    const isTypeSupported = vi.fn(async () => supported);
    vi.stubGlobal('ImageDecoder', { isTypeSupported });
    expect(await failure(extract(HEIC))).toEqual(expected);
    expect(isTypeSupported).toHaveBeenCalledWith('image/heic');
  });

  it('is named where the browser cannot be asked', async () => {
    expect(await failure(extract(HEIC))).toEqual(['unsupported', lackingFormatMessage('HEIC')]);
    expect(await failure(extract(PICTURE))).toEqual(['corrupt', damagedPictureMessage('PNG')]);
  });
});

describe('an SVG', () => {
  it('is drawn on the page and keeps the size it asked for', async () => {
    expect(await extract(SVG)).toEqual({
      ...extraction,
      width: 9000,
      height: 10,
      drawn: { width: 2048, height: 2 },
    });
    expect(set.rasterize).toHaveBeenCalledWith(SVG);
    expect(set.api.extract).not.toHaveBeenCalled();
    expect(set.close).toHaveBeenCalled();
  });

  it('is refused as the page refuses it', async () => {
    set.rasterize.mockRejectedValue(new ExtractionError('unsupported'));
    expect(await failure(extract(SVG))).toEqual(['unsupported']);
  });

  it('is said to be damaged where it cannot be drawn', async () => {
    set.rasterize.mockRejectedValue(new ExtractionError('corrupt'));
    expect(await failure(extract(SVG))).toEqual(['corrupt', damagedPictureMessage('SVG')]);
  });

  it('tells what was left out of it, and why nothing is left', async () => {
    // A bitmap goes to the worker for good, so each picture has its own.
    set.rasterize.mockImplementation(async () => ({
      bitmap: createBitmap().bitmap,
      natural: { width: 9000, height: 10, drawn: { width: 2048, height: 2 } },
      notes: ['linksLeftOut'],
    }));
    expect(await extract(SVG)).toMatchObject({ notes: ['linksLeftOut'] });
    set.api.extractBitmap.mockResolvedValue({ ok: false, failure: 'no-pixels' });
    expect(await failure(extract(SVG))).toEqual(['no-pixels', NOTHING_DRAWN_MESSAGES.linksLeftOut]);
  });

  it('leaves no bitmap open when it is given up while it waits', async () => {
    const controller = new AbortController();
    const { bitmap, close } = createBitmap();
    set.rasterize.mockImplementation(async () => {
      controller.abort('another picture');
      return { bitmap, natural: { width: 1, height: 1, drawn: { width: 1, height: 1 } }, notes: [] };
    });
    await expect(extract(SVG, controller.signal)).rejects.toBe('another picture');
    expect(close).toHaveBeenCalled();
    expect(set.api.extractBitmap).not.toHaveBeenCalled();
  });
});

describe('giving up', () => {
  it('rejects with the reason of the signal and stops the worker', async () => {
    const controller = new AbortController();
    const working = new Promise<void>((resolve) => {
      set.api.extract.mockImplementation(async () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    const result = extract(PICTURE, controller.signal);
    await working;
    const reason = new Error('another picture');
    controller.abort(reason);
    await expect(result).rejects.toBe(reason);
    expect(set.started[0]?.isTerminated).toBe(true);
  });

  it.each([
    ['a picture', PICTURE],
    ['an SVG', SVG],
  ])('starts nothing when it comes while the file is read: %s', async (_name, source) => {
    const controller = new AbortController();
    const result = extract(source, controller.signal);
    controller.abort('another picture');
    await expect(result).rejects.toBe('another picture');
    expect(set.started).toHaveLength(0);
    expect(set.rasterize).not.toHaveBeenCalled();
  });

  it('ends the progress, also what is on its way', async () => {
    const controller = new AbortController();
    const reported: string[] = [];
    const late = new Promise<void>((resolve) => {
      set.api.extract.mockImplementation(async (_request, onProgress) => {
        await (onProgress({ stage: 'decoding' }) as unknown as Promise<void>);
        controller.abort('another picture');
        await (onProgress({ stage: 'decoding' }) as unknown as Promise<void>);
        resolve();
        return GOOD;
      });
    });
    const result = set.extractor.extract(
      controller.signal,
      { source: PICTURE, count: 5, style: 'vivid' },
      ({ stage }) => {
        reported.push(stage);
      },
    );
    await expect(result).rejects.toBe('another picture');
    await late;
    expect(reported).toEqual(['reading', 'decoding']);
  });
});

describe('faults of the worker', () => {
  it('are named when it throws, and the next picture is read', async () => {
    set.api.extract.mockRejectedValueOnce(new Error('unreachable'));
    expect(await failure(extract(PICTURE))).toEqual(['worker-crashed']);
    expect(await extract(PICTURE)).toEqual(extraction);
    expect(set.started).toHaveLength(2);
  });

  it('are named when its script cannot be fetched', async () => {
    set.api.extract.mockImplementationOnce(async () => {
      set.started[0]?.fire('error');
      return new Promise(() => undefined);
    });
    expect(await failure(extract(PICTURE))).toEqual(['worker-crashed']);
  });

  it('are named when it never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const working = new Promise<void>((resolve) => {
      set.api.extract.mockImplementation(async () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    const result = failure(extract(PICTURE));
    await working;
    vi.advanceTimersByTime(15_000);
    expect(await result).toEqual(['timeout']);
  });

  it('are not what slow work is, as long as it reports progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const working = new Promise<void>((resolve) => {
      set.api.extract.mockImplementation(async (_request, onProgress) => {
        vi.advanceTimersByTime(14_000);
        await (onProgress({ stage: 'decoding' }) as unknown as Promise<void>);
        vi.advanceTimersByTime(14_000);
        resolve();
        return GOOD;
      });
    });
    const result = extract(PICTURE);
    await working;
    expect(await result).toEqual(extraction);
    expect(set.started[0]?.isTerminated).toBe(false);
  });

  it('replace a worker whose engine holds too much', async () => {
    set.api.extract.mockResolvedValueOnce({ ...GOOD, memoryBytes: 65 * 1024 * 1024 });
    await extract(PICTURE);
    expect(set.started[0]?.isTerminated).toBe(true);
  });
});

const NINE = { count: 9, variant: 2, style: 'even' } as const;

describe('what was read', () => {
  it('gives other palettes, shares and places without the picture', async () => {
    expect(await set.extractor.repalette(never, COLORS, NINE)).toEqual([{ rgb: 1, share: 1 }]);
    expect(set.api.repalette).toHaveBeenCalledWith(COLORS, NINE);
    expect(await set.extractor.shares(never, SUMMARY, [1, 2])).toEqual([0.25, 0.75]);
    expect(set.api.shares).toHaveBeenCalledWith(SUMMARY, [1, 2]);
    expect(await set.extractor.locate(never, extraction.thumbnail, [1])).toEqual([{ x: 0.25, y: 0.5 }]);
    expect(set.api.locate).toHaveBeenCalledWith(extraction.thumbnail, [1], []);
  });

  it('starts the worker ahead when warmed up', () => {
    set.extractor.warmUp();
    expect(set.started).toHaveLength(1);
  });
});
