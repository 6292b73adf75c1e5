// A long film on the page itself, with its cards, its timeline and what it keeps for a reload: start, giving up, memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { longFilm, minuteFilm, openStudio } from '../video/films.mjs';
import { rangeOf, residentMegabytes } from '../video/memory.mjs';
import { saveReport } from '../report.mjs';
import { installProbe, refuseCookies } from './probe.mjs';
import { startServer } from './server.mjs';

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 120);
const SAMPLE_MS = 2000;

/** Runs in the page before anything else: notes when the first card of the first run came. */
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

/** What the page knows of the film that it reads. */
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

const executablePath = await ensureChromium();
const films = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath });
const film = await longFilm(await minuteFilm(await openStudio(films), 'avc'), MINUTES);
await films.close();

const app = await startServer();
// A profile on disk, as people have one: without, the browser would hold in memory what the page keeps for a reload.
const profile = await mkdtemp(join(tmpdir(), 'hueloom-bench-film-'));
const visitor = await chromium.launchPersistentContext(profile, {
  args: CHROMIUM_FLAGS,
  executablePath,
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
});
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

const dialog = page.getByRole('dialog', { name: 'Configure extraction' });
const extract = async () => {
  await dialog.getByRole('radio', { name: /^1 second/ }).check();
  await dialog.getByRole('radio', { name: /^Max/ }).check();
  await page.evaluate(awaitFirstCard);
  await dialog.getByRole('button', { name: 'Extract Palettes' }).click();
  await page.getByRole('article').first().waitFor();
};

await page.getByLabel('Video file').setInputFiles(film);
await extract();
const { firstCardMs } = await page.evaluate(readPage);
const canceledAt = performance.now();
await page.getByRole('button', { name: 'Cancel' }).click();
await page.getByText(/^Stopped at/).waitFor();
const cancelMs = performance.now() - canceledAt;

await page.getByRole('button', { name: 'Extract again' }).click();
const startedAt = performance.now();
await extract();
const session = await visitor.browser()?.newBrowserCDPSession();
if (!session) throw new Error('The browser does not tell of its processes');
console.log('media s, MB of renderers, MB of all processes | tasks over 50 ms');
/** @type {import('../video/memory.mjs').Sample[]} */
const samples = [];
let isCompleted = false;
// Playwright's own waiting would ask the page at every frame.
while (!isCompleted) {
  await setTimeout(SAMPLE_MS);
  const read = await page.evaluate(readPage);
  const sample = { readSeconds: read.readSeconds, ...(await residentMegabytes(session)) };
  ({ isCompleted } = read);
  if (!isCompleted) samples.push(sample);
  console.log(Object.values(sample).map(Math.round).join(' '), '|', read.longTasks.map(Math.round).join(' '));
}
const seconds = (performance.now() - startedAt) / 1000;
const { longTasks } = await page.evaluate(readPage);
await visitor.close();
await rm(profile, { recursive: true });
await app.close();

const figures = {
  minutes: MINUTES,
  firstCardMs: Math.round(firstCardMs ?? Number.NaN),
  cancelMs: Math.round(cancelMs),
  seconds: Math.round(seconds),
  timesRealTime: Math.round((MINUTES * 60) / seconds),
  rendererMegabytes: rangeOf(samples, 'renderers'),
  browserMegabytes: rangeOf(samples, 'all'),
  tasksOver50Ms: longTasks.length,
  longestTaskMs: Math.round(Math.max(0, ...longTasks)),
};
console.log(JSON.stringify(figures, null, 2));
await saveReport('film', figures);
