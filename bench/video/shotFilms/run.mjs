// npm run bench:video -- shots     finds the shots of 140 films with known changes, beside ffmpeg's detectors; the films
//                                  are made first, which takes a quarter of an hour on an idle machine
// HUELOOM_MEDIA=…                  a folder of photographs and clips to make films of, beside the samples
// BENCH_MISTAKES=1                 names what was missed and what is none

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { saveReport } from '../../report.mjs';
import { makeFilms } from './make.mjs';
import { DISTURBANCES } from './plan.mjs';
import { scoreFilm, THRESHOLDS } from './rivals.mjs';
import { addFilm, addFrames, createScore } from './score.mjs';
import { signFilm } from './signFilm.mjs';

/** @typedef {import('../../../src/engine/shots/shot').Shot} Shot */
/** @typedef {import('./score.mjs').Score} Score */

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/bench-shots');
/** Rises when signatures come out otherwise than before. */
const SIGNATURES = 'v3';
const TWO_HOURS = 180_000;
const TIMES = 7;

process.chdir(ROOT);
await rm(CACHE, { recursive: true, force: true });
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: CACHE,
    target: 'node20',
    rolldownOptions: {
      input: { finder: join(import.meta.dirname, 'finder.ts') },
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
/** @type {typeof import('./finder')} */
const { createSignatureStore, findShots, loadNodeEngine } = await import(
  pathToFileURL(join(CACHE, 'finder.mjs')).href
);
const engine = await loadNodeEngine();

const storeOf = (/** @type {Uint8Array} */ signatures, /** @type {readonly number[]} */ times) => {
  const store = createSignatureStore();
  const bytes = signatures.length / times.length;
  for (const [frame, time] of times.entries()) {
    store.add(signatures.subarray(frame * bytes, (frame + 1) * bytes), time * 1e6);
  }
  return store.read();
};

/** @param {Shot} shot */
const changeOf = ({ entry, firstFrame, transition }) =>
  /** @type {import('./plan.mjs').Change} */ ({
    kind: entry,
    first: entry === 'cut' || !transition ? firstFrame : transition.firstFrame,
    last: entry === 'cut' || !transition ? firstFrame : transition.lastFrame,
  });

const isDisturbance = (/** @type {string} */ theme) => DISTURBANCES.some((name) => name === theme);

const readHalf = async (/** @type {0 | 1} */ half) => {
  const films = [];
  for (const film of await makeFilms(half)) {
    const { signatures, times } = await signFilm(engine, film.file, SIGNATURES);
    const rivals = await scoreFilm(film.file);
    films.push({ ...film, signatures, times, rivals });
  }
  return films;
};
/** @typedef {Awaited<ReturnType<typeof readHalf>>[number]} Film */

const percent = (/** @type {number} */ part, /** @type {number} */ whole) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/**
 * @param {Score} score of films of shots
 * @param {Score} still of films of nothing but disturbances
 */
const rowOf = ({ cuts, gradual, bothEnds }, still) => ({
  'cuts found': percent(cuts.found, cuts.wanted),
  'cuts right': percent(cuts.right, cuts.reported),
  'gradual found': percent(gradual.found, gradual.wanted),
  'gradual right': percent(gradual.right, gradual.reported),
  'both ends': percent(bothEnds, gradual.found),
  'false in disturbances': still.cuts.reported + still.gradual.reported,
});

/** @param {readonly Film[]} films */
const ours = (films) => {
  const [score, still] = [createScore(), createScore()];
  for (const { name, theme, signatures, times, changes } of films) {
    const [, ...shots] = findShots(storeOf(signatures, times), { sensitivity: 0.5 });
    addFilm(isDisturbance(theme) ? still : score, name, changes, shots.map(changeOf), times);
  }
  if (process.env['BENCH_MISTAKES']) console.log([...score.mistakes, ...still.mistakes].join('\n'));
  return rowOf(score, still);
};

/**
 * The detector at the threshold that suits these films best: the highest harmonic mean of found and right.
 * @param {readonly Film[]} films
 * @param {'scdet' | 'select'} detector
 */
const rival = (films, detector) => {
  let best = { mean: -1, threshold: 0, row: {} };
  for (const threshold of THRESHOLDS[detector]) {
    const [score, still] = [createScore(), createScore()];
    for (const { theme, changes, rivals } of films) {
      const reported = rivals[detector].flatMap((value, frame) =>
        frame > 0 && value >= threshold ? [frame] : [],
      );
      addFrames(isDisturbance(theme) ? still : score, changes, reported);
    }
    const found = (score.cuts.found + score.gradual.found) / (score.cuts.wanted + score.gradual.wanted);
    const right = score.cuts.right / Math.max(1, score.cuts.reported + still.cuts.reported);
    const mean = (2 * found * right) / Math.max(1e-9, found + right);
    if (mean > best.mean) best = { mean, threshold, row: rowOf(score, still) };
  }
  return { name: `ffmpeg ${detector}, ${Number(best.threshold.toFixed(2))}`, row: best.row };
};

/** The films one after the other until two hours are full. @param {readonly Film[]} films */
const longFilm = (films) => {
  const store = createSignatureStore();
  for (let frame = 0; frame < TWO_HOURS;) {
    for (const { signatures, times } of films) {
      const bytes = signatures.length / times.length;
      for (let at = 0; at < times.length && frame < TWO_HOURS; at += 1, frame += 1) {
        store.add(signatures.subarray(at * bytes, (at + 1) * bytes), frame * 40_000);
      }
    }
  }
  return store.read();
};

const millisecondsOf = (/** @type {ReturnType<typeof longFilm>} */ signatures) => {
  let least = Infinity;
  for (let time = 0; time < TIMES; time += 1) {
    const before = process.cpuUsage();
    const begin = performance.now();
    findShots(signatures, { sensitivity: 0.5 });
    const { user, system } = process.cpuUsage(before);
    // The clock runs on while something else has the core.
    least = Math.min(least, performance.now() - begin, (user + system) / 1000);
  }
  return Math.round(least);
};

const known = await readHalf(0);
const heldOut = await readHalf(1);
const all = [...known, ...heldOut];
const rivals = [rival(all, 'scdet'), rival(all, 'select')];
const table = {
  Hueloom: ours(all),
  'Hueloom, known half': ours(known),
  'Hueloom, held-out half': ours(heldOut),
  ...Object.fromEntries(rivals.map(({ name, row }) => [name, row])),
};
console.table(table);
const stillFilm = all.find(({ theme }) => theme === 'flicker');
const milliseconds = {
  'findShots, two hours of these films': millisecondsOf(longFilm(all)),
  'findShots, two hours of one flickering shot': millisecondsOf(longFilm(stillFilm ? [stillFilm] : all)),
};
console.log(milliseconds);
await saveReport('shots', { films: all.length, table, milliseconds });
