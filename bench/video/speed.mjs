import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';

import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { readSite } from '../../supabase/local/site.mjs';
import { createSiteHandler } from '../../supabase/local/siteHandler.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../tests/setup/chromium.mjs';
import { median, saveReport } from '../report.mjs';
import { describeFilm, minuteFilm, minuteOfClip, openStudio } from './films.mjs';
import { measureLong } from './long.mjs';

// npm run bench:video              one minute of 1280 × 720 in both codecs, three rounds; and of each clip of 720 lines
//                                  or more that HUELOOM_MEDIA holds
// npm run bench:video -- 120       and a film of 120 minutes, for memory, start and giving up; BENCH_ROUNDS=0: it alone
// BENCH_ROUNDS=1 npm run bench:video: fewer rounds, for a first look

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CODECS = /** @type {const} */ (['avc', 'vp9']);
/** Of the films that are drawn here. */
const SHOTS = 8;
const CLIP_LINES = 720;
/** Stills are coded at quality 0.2, which moves the mean color of a frame a little. */
const MOST_DIFFERENCE = 4;

const minutes = Number(process.argv[2] ?? 0);

const folder = await mkdtemp(join(tmpdir(), 'hueloom-bench-video-'));
await build({
  configFile: `${ROOT}vite.config.ts`,
  root: fileURLToPath(new URL('page/', import.meta.url)),
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true },
});
const { port, close } = await listenOnLoopback(0, createSiteHandler(await readSite(folder)));
await rm(folder, { recursive: true });

const executablePath = await findChromium();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });

const studio = await openStudio(browser);

const openPage = async () => {
  // The bare decoder is a worker that the product's policy does not know.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`http://localhost:${port}/`);
  await page.waitForFunction(() => 'videoBench' in window);
  return page;
};

/** One round of every way; interleaved, so that a busy machine slows all of them alike. */
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

/** @typedef {Awaited<ReturnType<typeof describeFilm>> & { path: string, shots: number | null }} Film */

/**
 * What is timed has to be right first: as many frames as the film has of them, with the colors that the player shows.
 * @param {Awaited<ReturnType<typeof measureRound>>} round
 * @param {{ frames: number, difference: number }} compared
 * @param {Film} film
 */
const check = ({ second, scenes, every, keys }, compared, film) => {
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
  if (compared.difference > MOST_DIFFERENCE) throw new Error(`Colors differ by ${compared.difference} codes`);
};

const round1 = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @returns {Promise<Record<string, Film>>} */
const findFilms = async () => {
  /** @type {Record<string, Film>} */
  const films = {};
  for (const codec of CODECS) {
    const path = await minuteFilm(studio, codec);
    films[codec] = { path, shots: SHOTS, ...(await describeFilm(path)) };
  }
  const clips = process.env['HUELOOM_MEDIA'];
  if (!clips) console.log('HUELOOM_MEDIA is unset: measuring with drawn films only.');
  for (const file of clips ? await readdir(clips) : []) {
    const { ext, name } = parse(file);
    if (clips === undefined || (ext !== '.mp4' && ext !== '.webm')) continue;
    if ((await describeFilm(join(clips, file))).height < CLIP_LINES) continue;
    const path = await minuteOfClip(join(clips, file));
    films[name] = { path, shots: null, ...(await describeFilm(path)) };
  }
  return films;
};

/** @type {Record<string, object>} */
const figures = {};
for (const [name, film] of Object.entries(ROUNDS > 0 ? await findFilms() : {})) {
  const page = await openPage();
  await page.setInputFiles('input', film.path);
  const frameSeconds = film.seconds / film.frames;
  // The first round warms up the browser's code and the disk.
  const compared = await page.evaluate(() => window.videoBench.compare());
  check(await measureRound(page, frameSeconds), compared, film);
  console.log(`${name}: frames and colors are right (${round1(compared.difference)} codes at most)`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await measureRound(page, frameSeconds);
    rounds.push(measured);
    const { bare, second, scenes, every, keys, rival } = measured;
    const all = { bare, second: second.ms, scenes: scenes.ms, every: every.ms, keys: keys.ms, rival };
    console.log(name, Object.fromEntries(Object.entries(all).map(([way, ms]) => [way, Math.round(ms)])));
  }
  const times = (/** @type {number} */ ms) => round1((film.seconds * 1000) / ms);
  const bareMs = median(rounds.map(({ bare }) => bare));
  const secondMs = median(rounds.map(({ second }) => second.ms));
  figures[name] = {
    seconds: film.seconds,
    bareMs: Math.round(bareMs),
    bareTimesRealTime: times(bareMs),
    onePerSecondMs: Math.round(secondMs),
    ofBareDecode: Math.round((secondMs / bareMs) * 100) / 100,
    onePerSecondTimesRealTime: times(secondMs),
    scenesTimesRealTime: times(median(rounds.map(({ scenes }) => scenes.ms))),
    everyFrameTimesRealTime: times(median(rounds.map(({ every }) => every.ms))),
    keyFramesTimesRealTime: times(median(rounds.map(({ keys }) => keys.ms))),
    seekRivalTimesRealTime: times(median(rounds.map(({ rival }) => rival))),
    longestTaskMs: Math.max(0, ...(await page.evaluate(() => window.videoBench.longTasks))),
  };
  await page.close();
}

if (minutes > 0)
  figures['long'] = await measureLong(browser, openPage, await minuteFilm(studio, 'avc'), minutes);

await browser.close();
await close();
console.log(JSON.stringify(figures, null, 2));
await saveReport('video', figures);
