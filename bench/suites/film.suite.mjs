// A long film on the page itself, with its cards, its timeline and its storage for reloads: start, cancel, memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { longFilm, drawnFilm, openStudio } from '../films/films.mjs';
import { MINUTES, rangeOf, recordRange, residentMegabytes } from '../films/memory.mjs';
import { openBrowser } from '../pages/browser.mjs';
import { NO_LONG_TASK } from '../pages/noLongTask.mjs';
import { installProbe, refuseCookies } from '../pages/probe.mjs';
import { startServer } from '../pages/server.mjs';

/** @typedef {import('../suite').Bench} Bench */
/** @typedef {import('playwright').Page} Page */

const SAMPLE_MS = 1000;
/** A film without progress for this long has failed. */
const STANDSTILL_MS = 60_000;

/** Runs in the page before anything else: records when the first card of the first run appeared. */
const installFirstCard = () => {
  Object.assign(window, { benchFirstCard: Number.NaN });
  const observer = new MutationObserver(() => {
    const { benchFirstCard } = /** @type {Window & { benchFirstCard: number }} */ (
      /** @type {unknown} */ (window)
    );
    if (benchFirstCard !== 0 || !document.querySelector('article')) return;
    observer.disconnect();
    Object.assign(window, { benchFirstCard: performance.now() });
  });
  observer.observe(document, { subtree: true, childList: true });
};

/** Runs in the page right before a film is read. */
const awaitFirstCard = () => Object.assign(window, { benchFirstCard: 0, benchStart: performance.now() });

/** The page's state of the film that it reads. */
const readPage = () => {
  const { benchFirstCard, benchStart, benchProbe } = /** @type {Window & Record<string, any>} */ (window);
  const strip = document.querySelector('[role=slider][aria-label="Frames of the film"]');
  return {
    isCompleted: [...document.querySelectorAll('main b')].some(
      ({ textContent }) => textContent === 'Extraction completed!',
    ),
    firstCardMs: benchFirstCard > 0 ? benchFirstCard - benchStart : null,
    readSeconds: Number(strip?.getAttribute('aria-valuenow') ?? 0),
    longTasks: /** @type {{ at: number, ms: number }[]} */ (benchProbe.longTasks)
      .filter(({ at }) => at >= benchStart)
      .map(({ ms }) => ms),
  };
};

/** @param {Bench} bench */
const makeFilm = async (bench) => {
  bench.step('the film is made where it is not there yet');
  const browser = await openBrowser(bench);
  return longFilm(await drawnFilm(await openStudio(browser), 'avc'), MINUTES);
};

/**
 * The video page for a user who may read a whole film.
 * @param {Bench} bench
 */
const openFilmPage = async ({ subject, onEnd }) => {
  const app = await startServer(subject);
  onEnd(app.close);
  // A profile on disk, as users have: without one the browser would hold the reload data in memory.
  const profile = await mkdtemp(join(tmpdir(), 'hueloom-bench-film-'));
  onEnd(() => rm(profile, { recursive: true, force: true }));
  const visitor = await chromium.launchPersistentContext(profile, {
    args: CHROMIUM_FLAGS,
    executablePath: await ensureChromium(),
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  onEnd(() => visitor.close());
  const page = visitor.pages()[0] ?? (await visitor.newPage());
  await page.addInitScript(refuseCookies);
  await page.addInitScript(installProbe, false);
  await page.addInitScript(installFirstCard);
  await page.goto(`${app.origin}/video-to-palette`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Another address').fill('pro@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  const session = await visitor.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser does not tell of its processes');
  return { page, session };
};

/** Starts reading one frame per second and waits for the first card. @param {Page} page */
const extract = async (page) => {
  const dialog = page.getByRole('dialog', { name: 'Configure extraction' });
  await dialog.getByRole('radio', { name: /^1 second/ }).check();
  await dialog.getByRole('radio', { name: /^Max/ }).check();
  await page.evaluate(awaitFirstCard);
  await dialog.getByRole('button', { name: 'Extract Palettes' }).click();
  await page.getByRole('article').first().waitFor();
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'film',
  group: 'films',
  title: `A film of ${MINUTES} minutes on its page, in Chromium: start, giving up, memory`,
  processes: { full: 1, quick: 0 },
  seconds: { full: 75, quick: 0 },
  goals: [{ id: 'F-4', text: 'no task over 50 ms', figure: 'longest task', atMost: 50, isMaximum: true }],
  run: async (bench) => {
    const film = await makeFilm(bench);
    const { page, session } = await openFilmPage(bench);
    await page.getByLabel('Video file').setInputFiles(film);
    await extract(page);
    const { firstCardMs } = await page.evaluate(readPage);
    const canceledAt = performance.now();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^Stopped at/).waitFor();
    const cancelMs = performance.now() - canceledAt;

    await page.getByRole('button', { name: 'Extract again' }).click();
    const startedAt = performance.now();
    await extract(page);
    /** @type {import('../films/memory.mjs').Sample[]} */
    const samples = [];
    let isCompleted = false;
    let lastSeconds = -1;
    let movedAt = performance.now();
    // Playwright's own waiting would poll the page at every frame.
    while (!isCompleted) {
      await setTimeout(SAMPLE_MS);
      const read = await page.evaluate(readPage);
      const sample = { readSeconds: read.readSeconds, ...(await residentMegabytes(session)) };
      ({ isCompleted } = read);
      if (read.readSeconds !== lastSeconds) movedAt = performance.now();
      lastSeconds = read.readSeconds;
      bench.check('the film is read on', performance.now() - movedAt < STANDSTILL_MS);
      if (!isCompleted) samples.push(sample);
      bench.step(`${Math.round(read.readSeconds / 60)} of ${MINUTES} minutes`);
    }
    const kind = /** @type {const} */ ({ group: 'film', unit: 'ms', better: 'less', clock: 'wall' });
    bench.record({ ...kind, name: 'first card' }, [firstCardMs ?? Number.NaN]);
    bench.record({ ...kind, name: 'canceled' }, [cancelMs]);
    bench.record({ ...kind, name: 'whole film' }, [performance.now() - startedAt]);
    const { longTasks } = await page.evaluate(readPage);
    bench.record({ ...kind, ...NO_LONG_TASK, name: 'longest task' }, [Math.max(0, ...longTasks)]);
    bench.record({ ...kind, unit: '1', clock: 'none', name: 'tasks over 50 ms' }, [longTasks.length]);
    recordRange(bench, 'renderers', rangeOf(samples, 'renderers'));
    recordRange(bench, 'whole browser', rangeOf(samples, 'all'));
  },
};
