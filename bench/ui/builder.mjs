// What an action in the builder costs the page's thread: nine colors, every panel on the page and seen.
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { ACTIONS } from './builderActions.mjs';
import { tidyUp, visitPanels } from './builderGestures.mjs';
import { refuseCookies } from './probe.mjs';
import { median, quantile, saveReport } from '../report.mjs';
import { measureMarks, TRACE_CATEGORIES } from './scripting.mjs';
import { startServer } from './server.mjs';

/** @typedef {import('./builderGestures.mjs').Action} Action */
/** @typedef {ReturnType<typeof measureMarks>[number] & { name: string }} Figure */

const RUNS = Number(process.env['BENCH_RUNS'] ?? 1);
const COUNT = Number(process.env['BENCH_ACTIONS'] ?? 200);
/** Of fewer readings the median says more about when the browser collected its garbage than about the action. */
const LEAST_OF_A_KIND = 3;
const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';
/** Long enough for whatever an action sets off: panels drawn later, answers of the worker, the address. */
const AFTER_MS = 400;
/** Longer than the panels out of sight take to follow what was done before: that is no part of the next action. */
const FOLLOWED_MS = 2500;
/** Panels out of sight follow once nobody has done anything for a while: measured apart, a few times. */
const LEFT_ALONE = { rounds: 8, ms: 4000, name: 'generate, then left alone' };

const GOALS = { medianMs: 16, worstMs: 50, generatePaintedMs: 100 };

/**
 * The generator mulberry32: the same actions, and in the page the same colors, in every run.
 * @param {number} seed
 * @returns {() => number}
 */
const createRandom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/**
 * @param {() => number} random
 * @returns {Action}
 */
const drawAction = (random) => {
  let left = random() * ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  const action = ACTIONS.find(({ weight }) => (left -= weight) < 0);
  if (!action) throw new Error('There are no actions');
  return action;
};

/**
 * Every kind of action a few times and the rest by weight, in random order.
 * @param {() => number} random
 * @returns {Action[]}
 */
const createDeck = (random) => {
  const deck = Array.from({ length: LEAST_OF_A_KIND }, () => ACTIONS).flat();
  while (deck.length < COUNT) deck.push(drawAction(random));
  return deck
    .map((action) => ({ action, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ action }) => action);
};

/**
 * One visit, traced from its first action to its last.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {number} seed
 * @returns {Promise<Figure[]>}
 */
const visit = async (browser, origin, seed) => {
  const random = createRandom(seed);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.addInitScript(refuseCookies);
  await page.addInitScript(`Math.random = (${createRandom.toString()})(${seed})`);
  await page.goto(`${origin}/palette-builder?c=${NINE}`, { waitUntil: 'networkidle' });
  await visitPanels(page);

  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  /** @type {string[]} */
  const done = [];
  const deck = createDeck(random);
  // Those that were not possible in their turn have another one at the end.
  /** @type {Action[]} */
  const later = [];
  while (done.length < COUNT) {
    const isLater = deck.length === 0;
    const action = deck.pop() ?? later.pop() ?? drawAction(random);
    const { name, prepare } = action;
    const act = await prepare(page, random);
    if (!act && !isLater) later.push(action);
    if (act) {
      await page.waitForTimeout(FOLLOWED_MS);
      await act.aim?.();
      const id = `${done.length} ${name}`;
      await page.evaluate((mark) => performance.mark(mark), `${id}:from`);
      await act();
      await page.waitForTimeout(AFTER_MS);
      await page.evaluate((mark) => performance.mark(mark), `${id}:to`);
      done.push(id);
    }
    await tidyUp(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let round = 0; round < LEFT_ALONE.rounds; round++) {
    const id = `${done.length} ${LEFT_ALONE.name}`;
    await page.keyboard.press('Space');
    await page.waitForTimeout(AFTER_MS);
    await page.evaluate((mark) => performance.mark(mark), `${id}:from`);
    await page.waitForTimeout(LEFT_ALONE.ms);
    await page.evaluate((mark) => performance.mark(mark), `${id}:to`);
    done.push(id);
  }
  /** @type {{ traceEvents: import('./scripting.mjs').TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return measureMarks(traceEvents, done).map((figure, i) =>
    Object.assign(figure, { name: done[i]?.replace(/^\d+ /, '') ?? '' }),
  );
};

/** @param {readonly Figure[]} figures */
const summarize = (figures) => {
  const scripts = figures.map(({ scriptMs }) => scriptMs);
  return {
    count: figures.length,
    medianMs: median(scripts),
    p95Ms: quantile(scripts, 0.95),
    worstMs: Math.max(...scripts),
    forcedMs: median(figures.map(({ forcedMs }) => forcedMs)),
    longestTaskMs: Math.max(...figures.map(({ longestTaskMs }) => longestTaskMs)),
    paintedMs: median(figures.map(({ paintedMs }) => paintedMs)),
    worstPaintedMs: Math.max(...figures.map(({ paintedMs }) => paintedMs)),
  };
};

/** @param {ReturnType<typeof summarize>} row */
const printed = (row) => ({
  actions: row.count,
  'script median ms': row.medianMs.toFixed(1),
  'script p95 ms': row.p95Ms.toFixed(1),
  'script worst ms': row.worstMs.toFixed(1),
  'forced layout ms': row.forcedMs.toFixed(1),
  'longest task ms': row.longestTaskMs.toFixed(1),
  'input to paint ms': row.paintedMs.toFixed(0),
  'at worst': row.worstPaintedMs.toFixed(0),
});

// A server that runs already may be measured in place of this working copy's own.
const named = process.env['BENCH_ORIGIN'];
const app = named ? { origin: named, close: async () => undefined } : await startServer();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await ensureChromium() });
/** @type {Figure[]} */
const seen = [];
for (let run = 1; run <= RUNS; run++) seen.push(...(await visit(browser, app.origin, run)));
await browser.close();
await app.close();

const figures = seen.filter(({ name }) => name !== LEFT_ALONE.name);
const leftAlone = summarize(seen.filter(({ name }) => name === LEFT_ALONE.name));
const rows = ACTIONS.map(({ name }) => ({ name, figures: figures.filter((figure) => figure.name === name) }))
  .filter((row) => row.figures.length > 0)
  .map((row) => Object.assign(summarize(row.figures), { name: row.name }))
  .toSorted((a, b) => b.medianMs - a.medianMs);
const all = summarize(figures);
const generated = summarize(figures.filter(({ name }) => name === 'generate, key'));
const goals = [
  { goal: 'scripting of an action, median', ms: all.medianMs, limit: GOALS.medianMs },
  { goal: 'the action with the highest median', ms: rows[0]?.medianMs ?? Number.NaN, limit: GOALS.medianMs },
  { goal: 'scripting of an action, worst', ms: all.worstMs, limit: GOALS.worstMs },
  {
    goal: 'Generate by key to painted strip, worst',
    ms: generated.worstPaintedMs,
    limit: GOALS.generatePaintedMs,
  },
  { goal: 'panels out of sight, one task, worst', ms: leftAlone.longestTaskMs, limit: GOALS.worstMs },
].map((goal) => Object.assign(goal, { isMet: goal.ms <= goal.limit }));

console.table(
  Object.fromEntries([
    ['all', printed(all)],
    ['panels out of sight', printed(leftAlone)],
    ...rows.map((row) => [row.name, printed(row)]),
  ]),
);
console.table(goals.map((goal) => ({ ...goal, ms: goal.ms.toFixed(1) })));
await saveReport('ui-builder', { runs: RUNS, goals, all, leftAlone, rows });
