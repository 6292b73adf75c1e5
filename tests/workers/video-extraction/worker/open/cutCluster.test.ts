import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  BlobSource,
  EncodedPacketSink,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { openVideo } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { wholeBlocks } from '../../../../../workers/video-extraction/worker/open/wholeBlocks';
import { stubDecoder } from '../../fakeVideo';

const RATE = 25;
const PICTURE_BYTES = 400;
/** The head of a key frame of VP8, 64 × 64 pixels, with something behind it. */
const KEY_FRAME = new Uint8Array(PICTURE_BYTES).fill(7);
KEY_FRAME.set([0x10, 0, 0, 0x9d, 0x01, 0x2a, 64, 0, 64, 0]);

/** Key frames alone, 25 a second. */
const writeFilm = async (seconds: number): Promise<Uint8Array<ArrayBuffer>> => {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const picture = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(picture, { frameRate: RATE });
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 64, codedHeight: 64 };
  await Promise.all(
    Array.from({ length: seconds * RATE }, async (_, i) =>
      picture.add(new EncodedPacket(KEY_FRAME, 'key', i / RATE, 1 / RATE), { decoderConfig }),
    ),
  );
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer());
};

const timesOf = async (blob: Blob): Promise<number[]> => {
  const input = new Input({ source: new BlobSource(blob), formats: [WEBM] });
  onTestFinished(() => input.dispose());
  const track = await input.getPrimaryVideoTrack();
  const times: number[] = [];
  if (track) for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp);
  return times;
};

beforeEach(() => {
  stubDecoder();
  Object.assign(globalThis.VideoDecoder, { isConfigSupported: async () => ({ supported: true }) });
  return () => void vi.unstubAllGlobals();
});

it.each([
  ['in its only cluster', 2, 0.5],
  ['in a later one', 30, 0.7],
  ['in its first picture but one', 2, 0.05],
])('a film that breaks off %s has every picture before that', async (_, seconds, part) => {
  const bytes = await writeFilm(seconds);
  const all = await timesOf(new Blob([bytes]));
  expect(all).toHaveLength(seconds * RATE);
  const length = Math.floor(bytes.length * part);
  const cut = new Blob([bytes.subarray(0, length)], { type: 'video/webm' });
  const whole = await wholeBlocks(cut);
  expect(whole?.type).toBe('video/webm');
  const times = await timesOf(whole ?? new Blob());
  expect(times).toEqual(all.slice(0, times.length));
  // No more is lost than the picture in which it breaks off, and the heads of blocks and clusters.
  expect(times.length).toBeGreaterThanOrEqual(Math.floor(length / (PICTURE_BYTES + 40)) - 1);
  const video = await openVideo(cut);
  onTestFinished(() => video.close());
  expect(video.info.durationSeconds).toBe(seconds);
  expect(await video.missingFrom()).toBeCloseTo(times.length / RATE, 3);
});

it('a film that is whole, or of another kind, is read as it is', async () => {
  const bytes = await writeFilm(1);
  expect(await wholeBlocks(new Blob([bytes]))).toBeNull();
  expect(await wholeBlocks(new Blob([bytes.subarray(0, 20)]))).toBeNull();
  expect(await wholeBlocks(new Blob(['no film at all']))).toBeNull();
});

it('a film that breaks off before its first picture has none', async () => {
  const bytes = await writeFilm(1);
  const cluster = bytes.findIndex(
    (byte, i) => byte === 0x1f && bytes[i + 1] === 0x43 && bytes[i + 2] === 0xb6,
  );
  await expect(openVideo(new Blob([bytes.subarray(0, cluster + 20)]))).rejects.toMatchObject({
    failure: 'no-frames',
  });
});

it.each([300, 8000])(
  'a film of which the last %i bytes are reserved only is read to where they begin',
  async (reserved) => {
    const bytes = await writeFilm(4);
    const all = await timesOf(new Blob([bytes]));
    const part = new Blob([bytes.fill(0, bytes.length - reserved)]);
    const times = await timesOf(part);
    expect(times).toEqual(all.slice(0, times.length));
    expect(all.length - times.length).toBeLessThanOrEqual(Math.ceil(reserved / PICTURE_BYTES));
  },
);

/** Where an element begins, by its ID; the last of several. */
const lastOf = (bytes: Uint8Array, id: readonly number[]): number =>
  bytes.findLastIndex((_, i) => id.every((byte, j) => bytes[i + j] === byte));

it('a live recording that ends with the ID of a cluster, and no size, has all before that', async () => {
  const bytes = await writeFilm(4);
  const all = await timesOf(new Blob([bytes]));
  // Its size, of six bytes, becomes an unknown one: all ones.
  bytes.set([7, 255, 255, 255, 255, 255], lastOf(bytes, [0x18, 0x53, 0x80, 0x67]) + 4);
  const clusters = bytes.subarray(0, lastOf(bytes, [0x1c, 0x53, 0xbb, 0x6b]));
  const rest = new Uint8Array(200);
  rest.set([0x1f, 0x43, 0xb6, 0x75], 100);
  expect(await timesOf(new Blob([clusters, rest]))).toEqual(all);
});
