// Shot detection in 204 films with known changes, compared with ffmpeg's detectors; the films are made first, which
// takes half an hour on an idle machine. HUELOOM_MEDIA may name a folder of photographs and clips to make films of.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFilms } from '../films/shotFilms/make.mjs';
import { DISTURBANCES } from '../films/shotFilms/plan.mjs';
import { scoreFilm, THRESHOLDS } from '../films/shotFilms/rivals.mjs';
import { addFilm, addFrames, createScore } from '../films/shotFilms/score.mjs';
import { nameSigner, signFilm } from '../films/shotFilms/signFilm.mjs';
import { time } from '../host/nodeClock.mjs';
import { bundleModules } from '../runner/bundle.mjs';
import { ROOT } from '../runner/paths.mjs';

/** @typedef {import('../suite').Bench} Bench */
/** @typedef {import('../../src/engine/shots/shot').Shot} Shot */
/** @typedef {import('../films/shotFilms/score.mjs').Score} Score */
/** @typedef {typeof import('../films/shotFilms/finder')} Finder */
/** @typedef {Awaited<ReturnType<typeof readSet>>[number]} Film */

const TWO_HOURS = 180_000;
const TIMES = 7;
const OURS = 'Hueloom';

/** The shot finder of the measured version. @param {string} subject @returns {Promise<Finder>} */
const loadFinder = async (subject) => {
  const input = { finder: join(ROOT, 'bench/films/shotFilms/finder.ts') };
  const { finder } = await bundleModules('shots', input, subject);
  return import(pathToFileURL(finder).href);
};

/** @param {Finder} finder @param {Uint8Array} signatures @param {readonly number[]} times */
const storeOf = ({ createSignatureStore }, signatures, times) => {
  const store = createSignatureStore();
  const bytes = signatures.length / times.length;
  for (const [frame, seconds] of times.entries()) {
    store.add(signatures.subarray(frame * bytes, (frame + 1) * bytes), seconds * 1e6);
  }
  return store.read();
};

/** @param {Shot} shot */
const changeOf = ({ entry, firstFrame, transition }) =>
  /** @type {import('../films/shotFilms/plan.mjs').Change} */ ({
    kind: entry,
    first: entry === 'cut' || !transition ? firstFrame : transition.firstFrame,
    last: entry === 'cut' || !transition ? firstFrame : transition.lastFrame,
  });

const isDisturbance = (/** @type {string} */ theme) => DISTURBANCES.some((name) => name === theme);

/** @param {Bench} bench @param {Finder} finder @param {import('../films/shotFilms/make.mjs').FilmSet} set */
const readSet = async ({ step, subject }, { loadNodeEngine }, set) => {
  const engine = await loadNodeEngine();
  const signer = await nameSigner(subject);
  const films = [];
  step('films are made where they are not there yet');
  for (const film of await makeFilms(set)) {
    step(`${film.name}: signed`);
    const { signatures, times } = await signFilm(engine, film.file, signer);
    films.push({ ...film, signatures, times, rivals: await scoreFilm(film.file) });
  }
  return films;
};

/** @param {Bench} bench @param {string} maker @param {Score} score of films of shots @param {Score} still of disturbances alone */
const recordScore = ({ record }, maker, { cuts, gradual, bothEnds }, still) => {
  const kind = /** @type {const} */ ({ clock: 'none', isExact: true });
  const isPeer = !maker.startsWith(OURS);
  const percents = {
    'cuts found': [cuts.found, cuts.wanted],
    'cuts right': [cuts.right, cuts.reported],
    'gradual found': [gradual.found, gradual.wanted],
    'gradual right': [gradual.right, gradual.reported],
    'both ends near': [bothEnds, gradual.found],
  };
  for (const [text, [part = 0, whole = 0]] of Object.entries(percents)) {
    if (whole === 0) continue;
    record({ ...kind, isPeer, name: `${maker}: ${text}`, group: text, unit: '%', better: 'more' }, [
      (100 * part) / whole,
    ]);
  }
  const falseOnes = still.cuts.reported + still.gradual.reported;
  record(
    { ...kind, isPeer, name: `${maker}: false in disturbances`, group: 'false', unit: '1', better: 'less' },
    [falseOnes],
  );
};

/** @param {Bench} bench @param {Finder} finder @param {string} maker @param {readonly Film[]} films */
const scoreOurs = (bench, finder, maker, films) => {
  const [score, still] = [createScore(), createScore()];
  for (const { name, theme, signatures, times, changes } of films) {
    const [, ...shots] = finder.findShots(storeOf(finder, signatures, times), { sensitivity: 0.5 });
    addFilm(isDisturbance(theme) ? still : score, name, changes, shots.map(changeOf), times);
  }
  // Missed changes and false ones, by name.
  if (process.env['BENCH_MISTAKES']) bench.step([...score.mistakes, ...still.mistakes].join('; '));
  recordScore(bench, maker, score, still);
};

/**
 * The detector at the threshold that suits these films best: the highest harmonic mean of recall and precision.
 * @param {Bench} bench
 * @param {string} maker
 * @param {readonly Film[]} films
 * @param {'scdet' | 'select'} detector
 */
const scoreRival = (bench, maker, films, detector) => {
  let best = { mean: -1, score: createScore(), still: createScore() };
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
    if (mean > best.mean) best = { mean, score, still };
  }
  recordScore(bench, maker, best.score, best.still);
};

/** The films concatenated up to two hours. @param {Finder} finder @param {readonly Film[]} films */
const longFilm = ({ createSignatureStore }, films) => {
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

/** @param {Bench} bench @param {Finder} finder @param {string} name @param {ReturnType<typeof longFilm>} signatures */
const timeFinder = async ({ record }, { findShots }, name, signatures) => {
  const samples = [];
  for (let round = 0; round <= TIMES; round += 1) {
    samples.push((await time(() => findShots(signatures, { sensitivity: 0.5 }))).ms);
  }
  const [warmUp = Number.NaN, ...others] = samples;
  record({ name, group: 'two hours', unit: 'ms', better: 'less', clock: 'lesser' }, others, {
    warmUp: [warmUp],
  });
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'shots',
  group: 'films',
  title: 'Shots of 204 films with known changes (needs ffmpeg)',
  processes: { full: 1, quick: 0 },
  seconds: { full: 1800, quick: 0 },
  isLong: true,
  goals: [
    { id: 'F-11', text: 'cuts found ≥ 98 %', figure: `${OURS}: cuts found`, atLeast: 98 },
    { id: 'F-11', text: 'cuts right ≥ 97 %', figure: `${OURS}: cuts right`, atLeast: 97 },
    { id: 'F-11', text: 'gradual found ≥ 90 %', figure: `${OURS}: gradual found`, atLeast: 90 },
    { id: 'F-11', text: 'gradual right ≥ 90 %', figure: `${OURS}: gradual right`, atLeast: 90 },
    { id: 'F-11', text: 'none false', figure: `${OURS}: false in disturbances`, atMost: 0 },
  ],
  run: async (bench) => {
    const finder = await loadFinder(bench.subject);
    const known = await readSet(bench, finder, 'known');
    const heldOut = await readSet(bench, finder, 'held-out');
    const otherLooks = await readSet(bench, finder, 'other-looks');
    const all = [...known, ...heldOut];
    scoreOurs(bench, finder, OURS, all);
    scoreOurs(bench, finder, `${OURS}, known half`, known);
    scoreOurs(bench, finder, `${OURS}, held-out half`, heldOut);
    scoreOurs(bench, finder, `${OURS}, other looks`, otherLooks);
    for (const detector of /** @type {const} */ (['scdet', 'select'])) {
      scoreRival(bench, `ffmpeg ${detector}`, all, detector);
      scoreRival(bench, `ffmpeg ${detector}, other looks`, otherLooks, detector);
    }
    await timeFinder(bench, finder, 'two hours of these films', longFilm(finder, all));
    const still = all.find(({ theme }) => theme === 'flicker');
    if (still) await timeFinder(bench, finder, 'two hours of one flickering shot', longFilm(finder, [still]));
  },
};
