// How fast a film is read in every way, compared with decoding alone and with seeking in a player; 15 s of 1280 × 720
// in both codecs, and each clip of 720 lines or more in HUELOOM_MEDIA.
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { describeFilm, DRAWN_SHOTS, drawnFilm, openStudio, repeatedClip } from '../films/films.mjs';
import { serveBenchPage } from '../films/serveBenchPage.mjs';
import { NO_LONG_TASK } from '../pages/noLongTask.mjs';
import { openBrowser, recordRenderers } from '../pages/browser.mjs';

/** Each in its own page. */
const ROUNDS = 6;
/** Rounds for clips, which have no goal. */
const CLIP_ROUNDS = 1;
const FILM_MS = 15_000;
const CODECS = /** @type {const} */ (['avc', 'vp9']);
const TITLES = { avc: 'H.264', vp9: 'VP9' };
const CLIP_LINES = 720;
/** Thumbnails are encoded at quality 0.2, which shifts the mean color of a frame a little. */
const MOST_DIFFERENCE = 4;

/** One round of every way; interleaved, so that a busy machine slows all of them equally. */
const measureRound = async (
  /** @type {import('playwright').Page} */ page,
  /** @type {number} */ frameSeconds,
) => ({
  bare: await page.evaluate(() => window.videoBench.bareDecode()),
  second: await page.evaluate(() => window.videoBench.extract({ kind: 'interval', seconds: 1 })),
  scenes: await page.evaluate(() => window.videoBench.extract({ kind: 'scenes' })),
  every: await page.evaluate(
    (seconds) => window.videoBench.extract({ kind: 'interval', seconds }),
    frameSeconds,
  ),
  keys: await page.evaluate(() => window.videoBench.extract({ kind: 'key-frames' })),
  rival: await page.evaluate(() => window.videoBench.seekRival()),
});

/** @typedef {Awaited<ReturnType<typeof describeFilm>> & { title: string, path: string, shots: number | null }} Film */

/**
 * Checks that the timed extractions found as many frames as the film has.
 * @param {Awaited<ReturnType<typeof measureRound>>} round
 * @param {Film} film
 */
const checkFrames = ({ second, scenes, every, keys }, film) => {
  const frames = { second: second.frames, scenes: scenes.frames, every: every.frames, keys: keys.frames };
  const expected = {
    second: Math.ceil(film.seconds),
    scenes: film.shots ?? scenes.frames,
    every: film.frames,
    keys: film.keyFrames,
  };
  if (JSON.stringify(frames) !== JSON.stringify(expected)) {
    throw new Error(`Frames: ${JSON.stringify(frames)}, expected ${JSON.stringify(expected)}`);
  }
};

/**
 * Before a film is timed, checks that its frames have the colors that the player shows.
 * @param {import('../suite').Bench} bench
 * @param {import('playwright').Page} page
 */
const checkColors = async ({ check }, page) => {
  const { difference } = await page.evaluate(() => window.videoBench.compare());
  check(`colors are those of the player, and not ${difference} codes off`, difference <= MOST_DIFFERENCE);
};

/** @param {import('playwright').Page} studio @returns {Promise<Film[]>} */
const findFilms = async (studio) => {
  /** @type {Film[]} */
  const films = [];
  for (const codec of CODECS) {
    const path = await drawnFilm(studio, codec);
    films.push({ title: TITLES[codec], path, shots: DRAWN_SHOTS, ...(await describeFilm(path)) });
  }
  const clips = process.env['HUELOOM_MEDIA'];
  for (const file of clips ? await readdir(clips) : []) {
    const { ext, name } = parse(file);
    if (clips === undefined || (ext !== '.mp4' && ext !== '.webm')) continue;
    if ((await describeFilm(join(clips, file))).height < CLIP_LINES) continue;
    const path = await repeatedClip(join(clips, file));
    films.push({ title: name, path, shots: null, ...(await describeFilm(path)) });
  }
  return films;
};

/**
 * @param {import('../suite').Bench} bench
 * @param {Film} film
 * @param {Awaited<ReturnType<typeof measureRound>>} round
 * @param {number} longestTaskMs
 * @param {number} block
 */
const recordRound = ({ record }, { title }, round, longestTaskMs, block) => {
  const limit = `${title}: every frame decoded`;
  const times = {
    'every frame decoded': round.bare,
    'one palette a second': round.second.ms,
    scenes: round.scenes.ms,
    'every frame': round.every.ms,
    'key frames': round.keys.ms,
    'seeking in a player': round.rival,
  };
  const kind = /** @type {const} */ ({
    group: title,
    unit: 'ms',
    better: 'less',
    clock: 'wall',
  });
  for (const [way, ms] of Object.entries(times)) {
    const name = `${title}: ${way}`;
    const isPeer = name === limit || way === 'seeking in a player';
    record({ ...kind, name, isPeer, ...(name !== limit && { limit }) }, [ms], { block });
  }
  record({ ...kind, ...NO_LONG_TASK, group: 'tasks', name: `${title}: longest task` }, [longestTaskMs], {
    block,
  });
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'capture',
  group: 'films',
  title: 'A film read in every way, in Chromium',
  processes: { full: 1, quick: 0 },
  visits: { full: ROUNDS, quick: 0 },
  seconds: { full: 150, quick: 0 },
  goals: Object.values(TITLES).flatMap((title) => {
    const over = `${title}: every frame decoded`;
    const of = (/** @type {string} */ way) => ({
      id: 'F-8',
      text: `${title}: ${way}`,
      figure: `${title}: ${way}`,
    });
    return [
      {
        ...of('one palette a second'),
        text: `${title}: one palette a second ≤ 1.1 × decoding`,
        over,
        atMost: 1.1,
      },
      { ...of('scenes'), text: `${title}: scenes ≤ 1.15 × decoding`, over, atMost: 1.15 },
      {
        ...of('every frame'),
        text: `${title}: every frame ≥ 15 × real time`,
        atMost: FILM_MS / 15,
        realTimeMs: FILM_MS,
      },
      {
        ...of('key frames'),
        text: `${title}: key frames ≥ 150 × real time`,
        atMost: FILM_MS / 150,
        realTimeMs: FILM_MS,
      },
    ];
  }),
  run: async (bench) => {
    const browser = await openBrowser(bench);
    bench.step('films are made where they are not there yet');
    const films = await findFilms(await openStudio(browser));
    const openPage = await serveBenchPage(bench, browser);
    for (const film of films) {
      const rounds = film.shots === null ? CLIP_ROUNDS : ROUNDS;
      for (let block = 0; block < rounds; block++) {
        bench.step(`${film.title}, round ${block + 1} of ${rounds}`);
        const page = await openPage();
        await page.setInputFiles('input', film.path);
        if (block === 0) await checkColors(bench, page);
        // Warms up the browser's code and the disk cache.
        else await page.evaluate(() => window.videoBench.extract({ kind: 'key-frames' }));
        const round = await measureRound(page, film.seconds / film.frames);
        checkFrames(round, film);
        const longestTaskMs = Math.max(0, ...(await page.evaluate(() => window.videoBench.longTasks)));
        recordRound(bench, film, round, longestTaskMs, block);
        await recordRenderers(bench, browser, `${film.title}: renderers`, block);
        await page.close();
      }
    }
  },
};
