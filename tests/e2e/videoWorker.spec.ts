import type { Page } from '@playwright/test';
import { colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import type { VideoCapture } from '../../workers/video-extraction/common/api';
import { CUT_SECONDS, type FilmName } from './videoPage/films';
import type { Outcome, SeenFrame } from './videoPage/main';
import { expect, test } from './videoPage/videoTest';

const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const YELLOW = [255, 255, 0];

const EVERY_SECOND: VideoCapture = { kind: 'interval', seconds: 1 };
const EVERY_5_SECONDS: VideoCapture = { kind: 'interval', seconds: 5 };

const extract = async (page: Page, name: FilmName, capture: VideoCapture): Promise<Outcome> =>
  page.evaluate(async ([film, how]) => window.videoPage.extract(await window.videoPage.film(film), how), [
    name,
    capture,
  ] as const);

const timesOf = ({ frames }: Outcome): readonly number[] => frames.map(({ timeSeconds }) => timeSeconds);

/** Encoding costs a few codes per channel, more where two colors meet. */
const expectQuarters = ({ quarters }: SeenFrame, expected: readonly (readonly number[])[]): void => {
  const differences = quarters
    .flat()
    .map((value, index) => Math.abs(value - (expected.flat()[index] ?? 999)));
  expect(differences).toHaveLength(12);
  expect(Math.max(...differences), JSON.stringify(quarters)).toBeLessThanOrEqual(14);
};

const labOf = (packed: number) => rgbToLab(colorFromPacked(packed).rgb);

/** Each color lies within ΔE00 10 of a hue that the frame shows. */
const expectNear = (palette: readonly number[], shown: readonly number[]): void => {
  for (const rgb of palette) {
    const nearest = Math.min(...shown.map((other) => deltaE00(labOf(rgb), labOf(other))));
    expect(nearest, rgb.toString(16)).toBeLessThanOrEqual(10);
  }
};

const packed = ([r = 0, g = 0, b = 0]: readonly number[]): number => (r << 16) | (g << 8) | b;

test('colors come out as they are: quarters, quartersVp9, quartersVp8, quartersAv1', async ({ videos }) => {
  for (const film of ['quarters', 'quartersVp9', 'quartersVp8', 'quartersAv1'] as const)
    await test.step(film, async () => {
      const { frames, failure } = await extract(videos, film, EVERY_SECOND);
      expect(failure).toBeNull();
      expect(frames.length).toBeGreaterThan(0);
      for (const frame of frames) expectQuarters(frame, [RED, GREEN, BLUE, YELLOW]);
    });
});

test('a film that was turned stands upright', async ({ videos }) => {
  const cases = [
    ['turned90', [BLUE, RED, YELLOW, GREEN], [180, 320]],
    ['turned180', [YELLOW, BLUE, GREEN, RED], [320, 180]],
    ['turned270', [GREEN, YELLOW, RED, BLUE], [180, 320]],
  ] as const;
  for (const [name, quarters, [width, height]] of cases) {
    const { info, frames } = await extract(videos, name, EVERY_SECOND);
    expect(info).toMatchObject({ width, height });
    const [frame] = frames;
    if (!frame) throw new Error('nothing was captured');
    expect(frame).toMatchObject({ width, height });
    expectQuarters(frame, quarters);
  }
});

test('one frame is captured at each interval of media time, from 0 on', async ({ videos }) => {
  for (const film of ['huePerSecond', 'huePerSecondVp9'] as const) {
    const seconds = await extract(videos, film, EVERY_SECOND);
    expect(timesOf(seconds)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(seconds.reason).toBe('ended');
    expect(timesOf(await extract(videos, film, EVERY_5_SECONDS))).toEqual([0, 5, 10]);
  }
});

test('each frame gives six different palettes of five colors [X-39]', async ({ videos }) => {
  const { frames } = await extract(videos, 'sixShots', EVERY_SECOND);
  expect(frames).toHaveLength(10);
  for (const { palettes, dominant, type } of frames) {
    expect(palettes.map((palette) => new Set(palette).size)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(new Set(palettes.map((palette) => palette.toSorted((a, b) => a - b).join())).size).toBe(6);
    expect(dominant.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
    expect(type).toBe('image/jpeg');
  }
});

test('a frame of one color gives one palette, of it and of shades that are near to it', async ({
  videos,
}) => {
  for (const film of ['huePerSecond', 'allBlack'] as const) {
    const { frames } = await extract(videos, film, EVERY_SECOND);
    expect(frames.length).toBeGreaterThanOrEqual(1);
    for (const { palettes, dominant, quarters } of frames) {
      expect(dominant).toHaveLength(1);
      expect(palettes.map((palette) => new Set(palette).size)).toEqual([5]);
      for (const palette of palettes) expectNear(palette, quarters.map(packed));
    }
  }
});

test('frames of a changing rate count by their time; one that stays is captured each time', async ({
  videos,
}) => {
  const outcome = await extract(videos, 'changingRate', EVERY_SECOND);
  expect(timesOf(outcome)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const [, first, second, , , , sixth] = outcome.frames;
  expect(second?.palettes).toEqual(first?.palettes);
  expect(sixth?.palettes).not.toEqual(first?.palettes);
});

test('a black beginning is left out, unless there is nothing else', async ({ videos }) => {
  expect(timesOf(await extract(videos, 'blackStart', EVERY_SECOND))).toEqual([1, 2]);
  expect(timesOf(await extract(videos, 'allBlack', EVERY_SECOND))).toEqual([0]);
});

test('scenes: all five cuts of six shots are found, none in a pan, and what comes by a fade and a dissolve', async ({
  videos,
}) => {
  const found = timesOf(await extract(videos, 'sixShots', { kind: 'scenes' }));
  expect(found).toHaveLength(6);
  found.slice(1).forEach((time, index) => expect(time).toBeCloseTo(CUT_SECONDS[index] ?? 0, 1));
  const [start, faded = 0, dissolved = 0, ...others] = timesOf(
    await extract(videos, 'pansAndFades', { kind: 'scenes' }),
  );
  expect([start, ...others]).toEqual([0]);
  // The fade-in is done at 5.7 s, the dissolve at 8 s.
  expect(Math.abs(faded - 5.7)).toBeLessThanOrEqual(0.2);
  expect(Math.abs(dissolved - 8)).toBeLessThanOrEqual(0.2);
});

test('the pace of a player is kept, and the end waits for it', async ({ videos }) => {
  const early = await videos.evaluate(async () => {
    const film = await window.videoPage.film('huePerSecond');
    // A player as the extractor knows it, moved by hand.
    const player = Object.assign(new EventTarget(), { currentTime: 0, ended: false, seeking: false });
    const reach = (seconds: number): void => {
      player.currentTime = seconds;
      player.dispatchEvent(new Event('timeupdate'));
    };
    const received: number[] = [];
    const waiting = new Map<number, () => void>();
    const until = (count: number): Promise<void> =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.set(count, resolve);
      });
    let isDone = false;
    const { signal } = new AbortController();
    const run = window.videoPage.extractor.extract(
      signal,
      { source: film, capture: { kind: 'interval', seconds: 1 }, clock: player },
      { onFrame: ({ timeSeconds }) => waiting.get(received.push(timeSeconds))?.() },
    );
    const done = run.done.then((end) => {
      isDone = true;
      return end;
    });
    await until(1);
    reach(4.5);
    await until(5);
    const atFourAndAHalf = [...received];
    reach(11.9);
    await until(12);
    const wasDone = isDone;
    player.ended = true;
    player.dispatchEvent(new Event('ended'));
    const end = await done;
    return { atFourAndAHalf, wasDone, end };
  });
  expect(early).toEqual({
    atFourAndAHalf: [0, 1, 2, 3, 4],
    wasDone: false,
    end: { reason: 'ended', captured: 12 },
  });
});

test('a paused run stands still and goes on; an aborted one ends at once, its worker with it', async ({
  videos,
}) => {
  const seen = await videos.evaluate(async () => {
    const film = await window.videoPage.film('sixShots');
    const controller = new AbortController();
    const frames: number[] = [];
    let resolveFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      resolveFirst = resolve;
    });
    const run = window.videoPage.extractor.extract(
      controller.signal,
      { source: film, capture: { kind: 'scenes' }, clock: 'max' },
      {
        onFrame: ({ index }) => {
          frames.push(index);
          resolveFirst();
        },
      },
    );
    run.pause();
    // Meanwhile another reads the same film from its first frame to its last.
    const other = window.videoPage
      .createVideoExtractor()
      .extract(
        new AbortController().signal,
        { source: film, capture: { kind: 'scenes' }, clock: 'max' },
        { onFrame: () => undefined },
      );
    const { captured } = await other.done;
    const whilePaused = frames.length;
    run.resume();
    await first;
    controller.abort(new Error('given up'));
    const reason = await run.done.catch((error: unknown) => String(error));
    return { captured, whilePaused, reason, untilAborted: frames.length };
  });
  expect(seen).toMatchObject({ captured: 6, whilePaused: 0, reason: 'Error: given up' });
  // The end of the film was not waited for, nor the ten seconds after which the other one's worker goes by itself.
  expect(seen.untilAborted).toBeLessThan(6);
  await expect.poll(() => videos.workers().length).toBeLessThanOrEqual(1);
});

test('other palettes of a frame come while a film is running, and the film has a palette of its own', async ({
  videos,
}) => {
  const outcome = await videos.evaluate(async () => {
    const { extractor } = window.videoPage;
    const { signal } = new AbortController();
    const player = Object.assign(new EventTarget(), { currentTime: 0, ended: false, seeking: false });
    const controller = new AbortController();
    const source = await window.videoPage.film('sixShots');
    const first = await new Promise<Parameters<typeof extractor.regenerate>[1]>((resolve) => {
      const run = extractor.extract(
        controller.signal,
        { source, capture: { kind: 'interval', seconds: 1 }, clock: player },
        { onFrame: ({ summary, patches }) => resolve({ summary, patches }) },
      );
      run.done.catch(() => undefined);
    });
    const rounds = [
      await extractor.regenerate(signal, first, 1),
      await extractor.regenerate(signal, first, 2),
    ];
    const film = await extractor.palette(signal, first, 7);
    controller.abort();
    return { rounds, film };
  });
  const { rounds, film } = outcome;
  expect(rounds.map((palettes) => palettes.map((palette) => palette.length))).toEqual([
    [5, 5, 5, 5, 5, 5],
    [5, 5, 5, 5, 5, 5],
  ]);
  expect(rounds[0]).not.toEqual(rounds[1]);
  expect(film).toHaveLength(7);
});

test.describe('where the worker cannot decode', () => {
  test.beforeEach(async ({ videos }) => {
    await videos.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `delete self.VideoDecoder;${await response.text()}` });
    });
  });

  test('a hidden player steps through the film, with the same results', async ({ videos }) => {
    const hues = await extract(videos, 'huePerSecond', EVERY_5_SECONDS);
    expect(hues.info).toMatchObject({ canDecode: false, durationSeconds: 12 });
    expect(timesOf(hues)).toEqual([0, 5, 10]);
    expect(timesOf(await extract(videos, 'changingRate', EVERY_SECOND))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const { frames } = await extract(videos, 'turned90', EVERY_SECOND);
    const [frame] = frames;
    if (!frame) throw new Error('nothing was captured');
    expectQuarters(frame, [BLUE, RED, YELLOW, GREEN]);
  });

  test('scenes are found in steps', async ({ videos }) => {
    const found = timesOf(await extract(videos, 'sixShots', { kind: 'scenes' }));
    expect(found).toHaveLength(6);
    found.slice(1).forEach((time, index) => {
      expect(Math.abs(time - (CUT_SECONDS[index] ?? 0))).toBeLessThanOrEqual(0.26);
    });
  });
});
