import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../supabase/local/paths.mjs';
import { colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import type { VideoCapture } from '../../workers/video-extraction/common/api';
import type { Outcome } from './videoPage/main';
import { expect, test } from './videoPage/videoTest';

/** Each film shows these for a second each, in this order. */
const COLORS = [0xbd3c37, 0xcb913d, 0xd2d049, 0x43a050, 0x39b2ba, 0x3c53bb, 0x863aa6, 0xcd6d9d];
const EVERY_SECOND: VideoCapture = { kind: 'interval', seconds: 1 };

const extract = async (page: Page, file: string, capture: VideoCapture = EVERY_SECOND): Promise<Outcome> =>
  page.evaluate(async ([base64, how]) => window.videoPage.extract(window.videoPage.fromBase64(base64), how), [
    await readFile(join(ROOT, 'tests/e2e/films', file), 'base64'),
    capture,
  ] as const);

const labOf = (rgb: number) => rgbToLab(colorFromPacked(rgb).rgb);

/** Which of the colors each frame shows. */
const shownIn = ({ frames }: Outcome): readonly number[] =>
  frames.map(({ quarters }) => {
    const [r = 0, g = 0, b = 0] = quarters[0] ?? [];
    const distances = COLORS.map((color) => deltaE00(labOf((r << 16) | (g << 8) | b), labOf(color)));
    return distances.indexOf(Math.min(...distances));
  });

const timesOf = ({ frames }: Outcome): readonly number[] =>
  frames.map(({ timeSeconds }) => Math.round(timeSeconds * 100) / 100);

test('where the sound comes first, nothing is captured before the picture', async ({ videos }) => {
  for (const [file, picture] of [
    ['soundFirst.mkv', 5.02],
    ['soundFirst.mp4', 5],
  ] as const)
    await test.step(file, async () => {
      const outcome = await extract(videos, file);
      expect(outcome).toMatchObject({ failure: null, gaps: [], info: { canDecode: true, zeroSeconds: 0 } });
      expect(outcome.info?.pictureSeconds).toBeCloseTo(picture, 1);
      expect(outcome.info?.durationSeconds).toBeCloseTo(13, 1);
      expect(timesOf(outcome).map(Math.floor)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
      expect(shownIn(outcome)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      const [first] = timesOf(await extract(videos, file, { kind: 'scenes' }));
      expect(first).toBeCloseTo(picture, 1);
    });
});

test('fragments that begin after 0 are counted from their first frame', async ({ videos }) => {
  const outcome = await extract(videos, 'fragmentsLate.mp4');
  expect(timesOf(outcome)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(shownIn(outcome)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('what an edit list cuts off is not read: 2.5 seconds at the start, and all but 3 seconds', async ({
  videos,
}) => {
  const outcome = await extract(videos, 'cutByEdits.mp4');
  expect(outcome.info?.durationSeconds).toBe(3);
  expect(timesOf(outcome)).toEqual([0, 1, 2]);
  expect(shownIn(outcome)).toEqual([2, 3, 4]);
  const shots = await extract(videos, 'cutByEdits.mp4', { kind: 'scenes' });
  expect(timesOf(shots)).toEqual([0, 0.5, 1.5, 2.5]);
  expect(shownIn(shots)).toEqual([2, 3, 4, 5]);
});

test('what follows a damage is read, and the damage is told', async ({ videos }) => {
  for (const capture of [EVERY_SECOND, { kind: 'scenes' }, { kind: 'key-frames' }] as const)
    await test.step(capture.kind, async () => {
      const outcome = await extract(videos, 'damagedMiddle.mp4', capture);
      expect(outcome).toMatchObject({ failure: null, reason: 'ended' });
      const times = timesOf(outcome);
      expect(times.slice(0, 3)).toEqual([0, 1, 2]);
      expect(times.slice(-3)).toEqual([5, 6, 7]);
      expect(shownIn(outcome)).toEqual([0, 1, 2, 5, 6, 7]);
      const [gap] = outcome.gaps;
      expect(outcome.gaps).toHaveLength(1);
      expect(gap?.fromSeconds).toBeGreaterThan(2);
      expect(gap?.toSeconds).toBe(5);
    });
});

test('of a film that was cut off everything before the cut is kept, and it is said to be damaged', async ({
  videos,
}) => {
  for (const capture of [EVERY_SECOND, { kind: 'scenes' }, { kind: 'key-frames' }] as const)
    await test.step(capture.kind, async () => {
      const outcome = await extract(videos, 'cutOff.mp4', capture);
      expect(outcome.failure).toBe('corrupt');
      expect(shownIn(outcome)).toEqual([0, 1, 2]);
    });
});

test('a run goes on where it was stopped, and both together are what one would have been', async ({
  videos,
}) => {
  const source = await readFile(join(ROOT, 'tests/e2e/films/soundFirst.mp4'), 'base64');
  for (const capture of [EVERY_SECOND, { kind: 'scenes' }, { kind: 'key-frames' }] as const)
    await test.step(capture.kind, async () => {
      const { whole, rest } = await videos.evaluate(
        async ([base64, how]) => {
          const film = window.videoPage.fromBase64(base64);
          const run = async (resume: { count: number; afterSeconds: number } | null) => {
            const seen: { index: number; timeSeconds: number }[] = [];
            const { done } = window.videoPage.extractor.extract(
              new AbortController().signal,
              { source: film, capture: how, clock: 'max', resume },
              { onFrame: ({ index, timeSeconds }) => seen.push({ index, timeSeconds }) },
            );
            const { captured } = await done;
            return { seen, captured };
          };
          const complete = await run(null);
          const third = complete.seen[2]?.timeSeconds ?? 0;
          return { whole: complete, rest: await run({ count: 3, afterSeconds: third }) };
        },
        [source, capture] as const,
      );
      expect(whole.seen).toHaveLength(8);
      expect(rest.seen).toEqual(whole.seen.slice(3));
      expect(rest.captured).toBe(8);
    });
});

test('HDR is told', async ({ videos }) => {
  expect((await extract(videos, 'hlg.webm')).info).toMatchObject({ codec: 'vp9', hdr: 'HLG' });
  expect((await extract(videos, 'soundFirst.mkv')).info?.hdr).toBeNull();
});
