import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { FOREIGN_VIDEO_MESSAGES } from '../../../../../src/domain/foreignVideoMessages';
import { ROOT } from '../../../../../supabase/local/paths.mjs';
import { foreignVideo } from '../../../../../workers/video-extraction/page/open/foreignVideo';
import { seekIntervals } from '../../../../../workers/video-extraction/worker/decode/seekIntervals';
import { seekKeyFrames } from '../../../../../workers/video-extraction/worker/decode/seekKeyFrames';
import { seekTimes } from '../../../../../workers/video-extraction/worker/decode/seekTimes';
import { openVideo, type Video } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { refusalOf } from '../../../../../workers/video-extraction/worker/extractFrames';
import { FUZZ_TIMEOUT_MS, fuzzing, settleWithin } from '../../../../support/fuzzing';
import { spoiledFiles, type Sound } from '../../../../support/spoiledBytes';
import { createSeekContext, stubDecoder } from '../../fakeVideo';

/** Far more than such a video takes without its decoder: what has no end is a failure with its file. */
const MOST_MS = 30_000;
const MOST_BYTES = 512 * 1024;
const MOST_FRAMES = 20;
const MAX_SECONDS = 48 * 3600;

const FAILURES = new Set(['empty', 'unsupported', 'corrupt', 'no-video-track', 'no-frames']);

const filesIn = async (folder: string, ending: RegExp): Promise<Sound[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => ending.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Of a long video the beginning is enough, where its index is.
      const bytes = (await readFile(path)).subarray(0, MOST_BYTES);
      return (await stat(path)).isFile() ? [{ name, bytes }] : [];
    }),
  );
  return files.flat();
};

/** Times that no video has. */
const faultyTimes = (times: readonly number[]): string[] =>
  times.filter((time) => !(time >= 0 && time <= MAX_SECONDS)).map((time) => `a frame at ${time}`);

const describeFaults = (video: Video): string[] => {
  const { durationSeconds, zeroSeconds, pictureSeconds, width, height, frameRate } = video.info;
  const faults = [];
  if (durationSeconds !== null && !(durationSeconds > 0 && durationSeconds <= MAX_SECONDS))
    faults.push(`a film of ${durationSeconds} s`);
  if (!Number.isFinite(zeroSeconds) || !(pictureSeconds >= 0))
    faults.push(`a beginning at ${zeroSeconds}, ${pictureSeconds}`);
  if (!(width >= 1 && height >= 1)) faults.push(`${width} × ${height}`);
  if (frameRate !== null && !(frameRate > 0)) faults.push(`${frameRate} frames a second`);
  return faults;
};

/** Whatever a library throws means a damaged video; a type that is not there, or no end, would be a fault of ours. */
const faultOf = (error: unknown): string[] => {
  const isOurs =
    error instanceof TypeError || (error instanceof Error && error.message.startsWith('It took longer'));
  return isOurs || !FAILURES.has(refusalOf(error).failure) ? [String(error)] : [];
};

const run = async (work: Promise<unknown>): Promise<string[]> =>
  settleWithin(MOST_MS, work).then(() => [], faultOf);

const readAll = async (video: Video): Promise<string[]> => {
  const faults = describeFaults(video);
  const intervals = createSeekContext(video, MOST_FRAMES);
  faults.push(...(await run(seekIntervals(intervals.context, { seconds: 1, isWhole: true }))));
  const keys = createSeekContext(video, MOST_FRAMES);
  faults.push(...(await run(seekKeyFrames(keys.context))));
  const chosen = createSeekContext(video, MOST_FRAMES);
  faults.push(...(await run(seekTimes(chosen.context, [0, 0.5, 1.25, 3600]))));
  for (const { times } of [intervals, keys, chosen]) faults.push(...faultyTimes(times));
  faults.push(...(await run(video.endSeconds())), ...(await run(video.missingFrom())));
  return faults;
};

/** What is wrong with how a video was read; nothing where all is as it should be. */
const readVideo = async (file: Blob): Promise<string[]> => {
  const kind = await settleWithin(MOST_MS, foreignVideo(file));
  const faults = kind === null || FOREIGN_VIDEO_MESSAGES[kind] ? [] : [`there is no sentence for ${kind}`];
  let video: Video | null = null;
  try {
    video = await settleWithin(MOST_MS, openVideo(file));
    return [...faults, ...(await readAll(video))];
  } catch (error) {
    return [...faults, ...faultOf(error)];
  } finally {
    video?.close();
  }
};

beforeAll(() => {
  stubDecoder();
  Object.assign(globalThis.VideoDecoder, { isConfigSupported: async () => ({ supported: true }) });
  // Nothing is decoded: a packet is its time.
  vi.stubGlobal(
    'EncodedVideoChunk',
    class {
      readonly timestamp: number;
      readonly isBroken = false;
      constructor({ timestamp }: { timestamp: number }) {
        this.timestamp = timestamp;
      }
    },
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/**
 * Of a file spoiled here the library now and then does not come back for minutes: of a fragment that claims billions of
 * samples, for one. On the page `connect` ends its worker then, and the video is refused; here nothing could end it, so
 * this runs where somebody looks on.
 */
it.skipIf(process.env['HUELOOM_FUZZ_MINUTES'] === undefined)(
  'a film that is cut, flipped, grown or spliced is read as far as it goes, or refused',
  async () => {
    const folder = process.env['HUELOOM_CORPUS'];
    const own = await filesIn(join(ROOT, 'src/app/public/weekly'), /\.mp4$/);
    const { spoiled, bytesOf } = spoiledFiles([
      ...own,
      ...(folder === undefined ? [] : await filesIn(folder, /\.(?:mp4|webm|avi|mov|mkv)$/)),
    ]);
    await fc.assert(
      fc.asyncProperty(spoiled, async (one) => {
        expect(await readVideo(new Blob([bytesOf(one)]))).toEqual([]);
      }),
      fuzzing('films'),
    );
  },
  FUZZ_TIMEOUT_MS,
);
