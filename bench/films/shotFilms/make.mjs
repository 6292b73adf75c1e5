import { once } from 'node:events';
import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { describeMedia } from '../../runner/media.mjs';
import { DISTURBANCES, drawPlan, THEMES } from './plan.mjs';
import { renderFilm } from './render.mjs';
import { findSources } from './sources.mjs';

// Films whose shot changes are known, made once. The known and the held-out half use different photographs, clips and
// seeds: rules are tuned on the first and checked on the second. The films of other looks are letterboxed, dark,
// grainy, cartoon-like or interlaced, from all sources; HUELOOM_FILM_SEEDS, a whole number, draws other ones.

const ROOT = join(import.meta.dirname, '../../..');
/** Increased when the films are generated differently. */
const VERSION = 2;
const AT_ONCE = 2;

/** @typedef {import('./render.mjs').Truth} Truth */
/** @typedef {'known' | 'held-out' | 'other-looks'} FilmSet */
/**
 * Made of every other picture and clip, or of all.
 * @typedef {{
 *   name: string, theme: import('./plan.mjs').Theme, seed: number, half: 0 | 1 | null,
 *   look: import('./finishes.mjs').Look
 * }} Film
 */

/**
 * The films of one half: five of each theme, and 20 of nothing but disturbances.
 * @param {0 | 1} half
 * @returns {Film[]}
 */
const filmsOfHalf = (half) => {
  const seedOf = (/** @type {number} */ index) => 1000 * (half + 1) + index;
  const mixed = Array.from({ length: 50 }, (_, index) => ({
    theme: THEMES[index % THEMES.length] ?? 'cuts',
    index,
  }));
  // Eight kinds do not divide 20: the held-out half continues the cycle where the first half stopped.
  const still = Array.from({ length: 20 }, (_, index) => ({
    theme: DISTURBANCES[(index + 4 * half) % DISTURBANCES.length] ?? 'flash',
    index: 100 + index,
  }));
  return [...mixed, ...still].map(({ theme, index }) => ({
    name: `${half === 0 ? 'known' : 'held-out'}-${String(index).padStart(3, '0')}-${theme}`,
    theme,
    seed: seedOf(index),
    half,
    look: 'plain',
  }));
};

const OTHER_LOOKS = /** @type {const} */ (['letterbox', 'dark', 'grainy', 'cartoon', 'woven', 'pillarbox']);

/**
 * Four of each theme and three of each disturbance, each in another look.
 * @returns {Film[]}
 */
const filmsOfOtherLooks = () => {
  const firstSeed = 10_000 + 1000 * Number(process.env['HUELOOM_FILM_SEEDS'] ?? 0);
  const themes = [...[0, 1, 2, 3].flatMap(() => THEMES), ...[0, 1, 2].flatMap(() => DISTURBANCES)];
  return themes.map((theme, index) => {
    // Another look each time the theme repeats.
    const look = OTHER_LOOKS[(index + Math.floor(index / 10)) % OTHER_LOOKS.length] ?? 'letterbox';
    const seed = firstSeed + index;
    return { name: `${seed}-${look}-${theme}`, theme, seed, half: null, look };
  });
};

/** @type {Record<FilmSet, () => Film[]>} */
const FILMS = {
  known: () => filmsOfHalf(0),
  'held-out': () => filmsOfHalf(1),
  'other-looks': filmsOfOtherLooks,
};

const foldersOf = () => {
  const media = process.env['HUELOOM_MEDIA'];
  const own = [join(ROOT, 'src/samples/pictures'), join(ROOT, 'src/samples/clips')];
  if (process.env['HUELOOM_FILMS_OF'] === 'media' && media) return [media];
  return media ? [media, ...own] : own;
};

/** @param {string} path */
const exists = async (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The folder of the films: of other pictures and clips other films are made, unless `HUELOOM_FILMS` names one. */
export const findFilmFolder = async () => {
  const given = process.env['HUELOOM_FILMS'];
  if (given !== undefined) return given;
  const sources = await Promise.all(foldersOf().map((folder) => describeMedia(folder)));
  const digests = sources.map(({ digest }) => digest);
  return join(ROOT, `node_modules/.cache/shot-films-${VERSION}-${digests.join('-')}`);
};

/** @param {Film} film @param {string} folder */
const makeFilm = async ({ name, theme, seed, half, look }, folder) => {
  const path = join(folder, name);
  if (!(await exists(`${path}.json`))) {
    const all = await findSources(foldersOf());
    // Shots of one clip stay in the same half.
    const paths = [...new Set(all.map((source) => source.path))];
    const sources = all.filter(({ path: file }) => half === null || paths.indexOf(file) % 2 === half);
    await renderFilm(drawPlan(theme, seed, sources, look), path);
  }
};

/**
 * Makes the missing films of a set.
 * @param {FilmSet} set
 * @returns {Promise<(Truth & { name: string })[]>}
 */
export const makeFilms = async (set) => {
  const folder = await findFilmFolder();
  await mkdir(folder, { recursive: true });
  const films = FILMS[set]();
  /** @type {(Truth & { name: string })[]} */
  const made = [];
  let next = 0;
  const lane = async () => {
    // Worker threads: drawing takes longer than encoding.
    const worker = new Worker(new URL(import.meta.url), { workerData: 'shot films' });
    for (let film = films[next++]; film; film = films[next++]) {
      const path = join(folder, `${film.name}.json`);
      if (!(await exists(path))) {
        worker.postMessage({ film, folder });
        const [error] = await once(worker, 'message');
        if (error) throw new Error(`${film.name}: ${error}`);
        console.log(`${film.name} is made`);
      }
      made.push({ ...JSON.parse(await readFile(path, 'utf8')), name: film.name });
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return made.toSorted((a, b) => a.name.localeCompare(b.name));
};

if (!isMainThread && workerData === 'shot films') {
  parentPort?.on('message', (/** @type {{ film: Film, folder: string }} */ { film, folder }) => {
    makeFilm(film, folder).then(
      () => parentPort?.postMessage(null),
      (/** @type {unknown} */ error) => parentPort?.postMessage(String(error)),
    );
  });
}
