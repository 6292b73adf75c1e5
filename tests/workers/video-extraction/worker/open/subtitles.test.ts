import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  Output,
  TextSubtitleSource,
} from 'mediabunny';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { openVideo } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { stubDecoder } from '../../fakeVideo';

/** The head of a key frame of VP8, 64 × 64 pixels. */
const KEY_FRAME = Uint8Array.of(0x10, 0, 0, 0x9d, 0x01, 0x2a, 64, 0, 64, 0);
const PICTURE_SECONDS = 8;

/** A film of eight seconds with a subtitle until a time; with a rate, it tells how long its last picture is held. */
const writeFilm = async (
  subtitleEnd: string,
  about: { readonly frameRate?: number } = { frameRate: 1 },
): Promise<Uint8Array<ArrayBuffer>> => {
  const output = new Output({ format: new MkvOutputFormat(), target: new BufferTarget() });
  const picture = new EncodedVideoPacketSource('vp8');
  const subtitles = new TextSubtitleSource('webvtt');
  output.addVideoTrack(picture, about);
  output.addSubtitleTrack(subtitles);
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 64, codedHeight: 64 };
  const added = Array.from({ length: PICTURE_SECONDS }, async (_, second) =>
    picture.add(new EncodedPacket(KEY_FRAME, 'key', second, 1), { decoderConfig }),
  );
  added.push(subtitles.add(`WEBVTT\n\n00:00:01.000 --> 00:00:${subtitleEnd}\nThe end\n\n`));
  await Promise.all(added);
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer());
};

const open = async (bytes: Uint8Array<ArrayBuffer>) => {
  const video = await openVideo(new Blob([bytes]));
  onTestFinished(() => video.close());
  return { durationSeconds: video.info.durationSeconds, missingFrom: await video.missingFrom() };
};

beforeEach(() => {
  stubDecoder();
  Object.assign(globalThis.VideoDecoder, { isConfigSupported: async () => ({ supported: true }) });
  return () => void vi.unstubAllGlobals();
});

it('takes a film for whole whose subtitles last longer than its picture, which tells its length', async () => {
  const film = await writeFilm('12.000');
  expect(await open(film)).toEqual({ durationSeconds: PICTURE_SECONDS, missingFrom: null });
});

it('looks for the end of the sound only where the picture ends before the film', async () => {
  const ends = vi.spyOn(Input.prototype, 'computeDuration');
  onTestFinished(() => ends.mockRestore());
  await open(await writeFilm('05.000'));
  expect(ends).not.toHaveBeenCalled();
  await open(await writeFilm('12.000'));
  expect(ends).toHaveBeenCalledOnce();
});

it('tells where such a film is cut off', async () => {
  const film = await writeFilm('12.000');
  const { durationSeconds, missingFrom } = await open(film.slice(0, film.length - 300));
  expect(durationSeconds).toBe(12);
  expect(missingFrom).toBeLessThan(PICTURE_SECONDS);
});

it.each([{ frameRate: 1 }, {}])(
  'leaves the length of a film whose subtitles end before as it is',
  async (about) => {
    const film = await writeFilm('05.000', about);
    expect(await open(film)).toEqual({ durationSeconds: PICTURE_SECONDS, missingFrom: null });
  },
);
