import { afterEach, beforeEach, expect, it } from 'vitest';

import { damagedPictureMessage } from '../../../../src/domain/fileMessages';
import { UNUSUAL_KIND_MESSAGES } from '../../../../src/domain/refusedPictureMessages';
import { extraction, setUpExtractor } from '../fakeExtractorParts';
import { jpegHeader, packedPngHeader } from '../headerBytes';

let set: ReturnType<typeof setUpExtractor>;

beforeEach(() => {
  set = setUpExtractor();
});

afterEach(() => {
  set.stopAll();
});

const extract = async (bytes: Uint8Array<ArrayBuffer>) =>
  set.extractor.extract(new AbortController().signal, {
    source: new Blob([bytes]),
    count: 5,
    style: 'vivid',
  });

/** Its precision is the sixth byte from the end. */
const jpeg = (frame: number, bits: number): Uint8Array<ArrayBuffer> => {
  const header = jpegHeader(9, 9, [], frame);
  header[header.length - 6] = bits;
  return header;
};

it.each([
  ['a JPEG of 12 bits', jpeg(0xc1, 12), UNUSUAL_KIND_MESSAGES.jpeg],
  ['a lossless JPEG', jpeg(0xc3, 8), UNUSUAL_KIND_MESSAGES.jpeg],
  ['an arithmetic JPEG', jpeg(0xc9, 8), UNUSUAL_KIND_MESSAGES.jpeg],
  ['a JPEG of JPEG-LS', jpeg(0xf7, 8), UNUSUAL_KIND_MESSAGES.jpeg],
  ['a PNG packed for an app', packedPngHeader(9, 9), UNUSUAL_KIND_MESSAGES.png],
])(
  '%s is not called damaged where the browser does not decode it, and read where it does',
  async (_, bytes, detail) => {
    set.api.extract.mockResolvedValueOnce({ ok: false, failure: 'corrupt' });
    await expect(extract(bytes)).rejects.toMatchObject({ failure: 'unsupported', detail });
    expect(await extract(bytes)).toEqual(extraction);
  },
);

it.each([
  ['a baseline JPEG', 0xc0],
  ['an extended JPEG', 0xc1],
  ['a progressive JPEG', 0xc2],
])('%s, which every browser decodes, is damaged where it is not decoded', async (_, frame) => {
  set.api.extract.mockResolvedValueOnce({ ok: false, failure: 'corrupt' });
  await expect(extract(jpeg(frame, 8))).rejects.toMatchObject({
    failure: 'corrupt',
    detail: damagedPictureMessage('JPEG'),
  });
});
