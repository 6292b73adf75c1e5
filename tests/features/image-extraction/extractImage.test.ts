import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { ADDRESS_MESSAGES } from '../../../src/domain/addressMessages';
import { MESSAGES } from '../../../src/domain/messages';
import { IMAGE_MESSAGES, IMAGE_FAILURE_REASONS } from '../../../src/domain/imageMessages';
import { BUILDER_MESSAGES } from '../../../src/domain/builderMessages';
import {
  selectPicture,
  selectProblem,
  selectRecord,
  selectRun,
  styleChosen,
} from '../../../src/features/image-extraction/imageExtractionSlice';
import { selectOpenDialog } from '../../../src/state/dialogsSlice';
import { pageMessages, pageToasts } from '../../support/pageToasts';
import { ExtractionError } from '../../../workers/image-extraction/api';
import { BUDGET } from '../../../src/domain/pictureBudget';
import { createMemoryCounter } from '../../support/fakeServices';
import { begin, FILE, open, PHOTO, RANDOM } from './openExtractImage';
import { createExtraction, createFakeExtractor, createPhoto } from './fakePictures';

const extractorFailingWith = (failure: Error) => {
  const extractor = createFakeExtractor();
  extractor.extract.mockRejectedValue(failure);
  return extractor;
};

/** Where a test provokes an error that has no sentence of its own. */
const muteLog = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
};

const answerWith = (response: () => Response) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(response()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const jpeg = () => new Response(new Blob(['x'], { type: 'image/jpeg' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('extractImage', () => {
  it('goes from no image over processing to extracted [X-04]', async () => {
    expect(selectRun(open().store.getState())).toBeNull();
    const { services, store, done, reading } = await begin(FILE);
    expect(selectRun(store.getState())?.stage).toBe('reading');
    expect(reading?.request).toEqual({ source: FILE.file, count: 5, style: 'vivid' });

    reading?.report({ stage: 'decoding', megapixels: 10 });
    expect(selectRun(store.getState())).toMatchObject({ stage: 'decoding', megapixels: 10 });

    reading?.resolve(createExtraction());
    await done;
    const picture = selectPicture(store.getState());
    expect(selectRun(store.getState())).toBeNull();
    expect(picture).toMatchObject({ name: 'cat.jpg', width: 3872, height: 2592, totalMs: 412 });
    expect(selectRecord(store.getState())?.entries).toHaveLength(5);
    expect(services.pictureCache.get(picture?.id ?? 0)).not.toBeNull();
  });

  it('records the style that it was asked with, whatever was chosen meanwhile', async () => {
    const { store, done, reading } = await begin(FILE);
    store.dispatch(styleChosen('even'));
    reading?.resolve(createExtraction());
    await done;
    expect(selectRecord(store.getState())?.style).toBe('vivid');
  });

  it('keeps nothing in the store that could not be written as JSON', async () => {
    const { store, extract } = open();
    await extract(FILE);
    const state = store.getState().imageExtraction;
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('counts a picture only when it has been read [X-15]', async () => {
    const dailyCounter = createMemoryCounter();
    await open({ dailyCounter }).extract(FILE);
    expect(await dailyCounter.used(10)).toBe(1);

    const imageExtractor = extractorFailingWith(new ExtractionError('corrupt'));
    await open({ dailyCounter, imageExtractor }).extract(FILE);
    expect(await dailyCounter.used(10)).toBe(1);
  });

  it('refuses at the limit before any work, says why and invites to sign in [X-15] [X-16]', async () => {
    const imageExtractor = createFakeExtractor();
    const { store, extract } = open({ imageExtractor, dailyCounter: createMemoryCounter(10) });
    await extract(FILE);
    expect(imageExtractor.extract).not.toHaveBeenCalled();
    expect(pageMessages()).toEqual([IMAGE_MESSAGES.imageLimitReached]);
    expect(selectOpenDialog(store.getState())).toEqual({
      dialog: 'signIn',
      message: IMAGE_MESSAGES.imageLimitReached,
    });
    expect(selectRun(store.getState())).toBeNull();
  });

  it('extracts the tenth picture of the day', async () => {
    const { store, extract } = open({ dailyCounter: createMemoryCounter(9) });
    await extract(FILE);
    expect(selectPicture(store.getState())).not.toBeNull();
  });

  it.each([
    ['a file [X-22]', FILE, 'corrupt', IMAGE_MESSAGES.imageProcessFailed],
    ['a gallery picture [X-23]', PHOTO, 'corrupt', IMAGE_MESSAGES.sampleImageFailed],
    ['a random picture [X-24]', RANDOM, 'corrupt', IMAGE_MESSAGES.randomImageFailed],
    ['any picture without a canvas [X-25]', FILE, 'canvas', MESSAGES.canvasFailed],
  ] as const)('has a sentence of its own for %s', async (_, source, failure, sentence) => {
    answerWith(jpeg);
    const imageExtractor = extractorFailingWith(new ExtractionError(failure, 'More about it'));
    const stockPhotos = { curated: () => Promise.resolve([createPhoto('p1')]) };
    const { store, extract } = open({ imageExtractor, stockPhotos });
    await extract(source);
    const problem = { message: sentence, detail: 'More about it' };
    expect([pageMessages(), selectProblem(store.getState())]).toEqual([[], problem]);
    expect(selectPicture(store.getState())).toBeNull();
  });

  it.each([
    ['empty', 'The file is empty.'],
    ['corrupt', 'The file is damaged, or not a picture.'],
    ['unsupported', 'This kind of file is not supported.'],
    ['too-large', 'Pictures may have at most 128 megapixels, 65,535 pixels a side and 50 MB.'],
    ['no-pixels', 'Every pixel is transparent.'],
    ['timeout', 'It took too long.', { mayPass: true }],
    ['worker-crashed', 'The reader stopped; it has been restarted.', { mayPass: true }],
  ] as const)('says why where the reader only tells %s [X-22]', async (failure, reason, again?: object) => {
    const { store, extract } = open({ imageExtractor: extractorFailingWith(new ExtractionError(failure)) });
    await extract(FILE);
    const problem = { message: IMAGE_MESSAGES.imageProcessFailed, detail: reason, ...again };
    expect(selectProblem(store.getState())).toEqual(problem);
  });

  it('says of an address what failed: that its picture was there, or reading it', async () => {
    const imageExtractor = extractorFailingWith(new ExtractionError('corrupt', 'More about it'));
    const { store, extract } = open({ imageExtractor });
    await extract({ kind: 'address', address: 'htp:/example' });
    expect(selectProblem(store.getState())).toEqual({
      message: 'The picture at this address could not be loaded.',
      detail: ADDRESS_MESSAGES.notAnAddress,
    });
    await extract({ kind: 'address', address: 'data:image/png;base64,iVBORw0KGgo=' });
    expect(selectProblem(store.getState())).toEqual({
      message: IMAGE_MESSAGES.imageProcessFailed,
      detail: 'More about it',
    });
  });

  it('states the limits that the reader keeps', () => {
    const { pixels, side, fileBytes } = BUDGET;
    const sides = `${side.toLocaleString('en-US')} pixels a side and ${fileBytes / 1024 ** 2} MB`;
    expect(IMAGE_FAILURE_REASONS['too-large']).toContain(`${pixels / 1e6} megapixels, ${sides}`);
  });

  it('takes away what was said about the former picture when the next one starts', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('corrupt'));
    const { extract } = open({ imageExtractor });
    await extract(FILE);
    pageToasts().show(MESSAGES.canvasFailed, { tone: 'error' });
    pageToasts().show(BUILDER_MESSAGES.colorPasted);
    await extract(FILE);
    expect(pageMessages()).toEqual([BUILDER_MESSAGES.colorPasted]);
  });

  it('reads a good picture right after a bad one, and forgets the problem', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('worker-crashed'));
    const { store, extract } = open({ imageExtractor });
    await extract(FILE);
    expect(selectProblem(store.getState())).not.toBeNull();
    await extract(FILE);
    expect(selectProblem(store.getState())).toBeNull();
    expect(selectPicture(store.getState())).not.toBeNull();
  });

  it('keeps the picture and palette before when the next one fails', async () => {
    const imageExtractor = createFakeExtractor();
    const { services, store, extract } = open({ imageExtractor });
    await extract(FILE);
    const before = selectPicture(store.getState());
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('empty'));
    await extract({ ...FILE, name: 'broken.jpg' });
    expect(selectPicture(store.getState())).toBe(before);
    expect(services.pictureCache.get(before?.id ?? 0)).not.toBeNull();
  });

  it('logs an error that has no code, and shows the sentence', async () => {
    const log = muteLog();
    const { store, extract } = open({ imageExtractor: extractorFailingWith(new Error('surprise')) });
    await extract(FILE);
    expect(selectProblem(store.getState())?.message).toBe(IMAGE_MESSAGES.imageProcessFailed);
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ['is missing', () => new Response('gone', { status: 404, headers: { 'content-type': 'image/svg+xml' } })],
    ['is a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('says so when a gallery picture %s [X-23]', async (_, response) => {
    muteLog();
    answerWith(response);
    const imageExtractor = createFakeExtractor();
    const { store, extract } = open({ imageExtractor });
    await extract(PHOTO);
    expect(selectProblem(store.getState())?.message).toBe(IMAGE_MESSAGES.sampleImageFailed);
    expect(imageExtractor.extract).not.toHaveBeenCalled();
  });

  it('fetches the large version of a gallery picture and names it by what it shows', async () => {
    const fetched = answerWith(jpeg);
    const { store, extract } = open();
    await extract(PHOTO);
    expect(fetched.mock.calls[0]?.[0]).toBe('/p1-large.jpg');
    expect(selectPicture(store.getState())?.name).toBe('Picture p1');
  });

  it('shows the small version of a gallery picture while the large one is on its way [X-05]', async () => {
    answerWith(jpeg);
    const { store, done, reading } = await begin(PHOTO);
    const poster = { src: '/p1-medium.jpg', width: 1500, height: 1000 };
    expect(selectRun(store.getState())?.poster).toEqual(poster);
    reading?.resolve(createExtraction());
    await done;
  });

  it('says so when there is no gallery to take a random picture from [X-24] [X-47]', async () => {
    muteLog();
    const { store, extract } = open();
    await extract(RANDOM);
    expect(selectProblem(store.getState())?.message).toBe(IMAGE_MESSAGES.randomImageFailed);
  });
});
