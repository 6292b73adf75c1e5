// What an action in the builder costs the page's thread: nine colors, every panel on the page and seen.
import { openBrowser, recordRenderers } from '../pages/browser.mjs';
import { ACTIONS } from '../pages/builderActions.mjs';
import { strip, tidyUp, visitPanels } from '../pages/builderGestures.mjs';
import { refuseCookies } from '../pages/probe.mjs';
import { measureMarks, TRACE_CATEGORIES } from '../pages/scripting.mjs';
import { startServer } from '../pages/server.mjs';
import { createRandom } from '../statistics/random.mjs';

/** @typedef {import('../pages/builderGestures.mjs').Action} Action */
/** @typedef {ReturnType<typeof measureMarks>[number] & { name: string }} Figure */

/** In each process, each of which has other colors. */
const COUNT = { full: 46, quick: 5 };
const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';
/** Long enough for whatever an action sets off: panels drawn later, answers of the worker, the address. */
const AFTER_MS = 400;
/** Longer than the panels out of sight take to follow what was done before: that is no part of the next action. */
const FOLLOWED_MS = 1300;
/** Panels out of sight follow once nobody has done anything for a while: measured apart, a few times. */
const LEFT_ALONE = { full: 2, quick: 1, ms: 4000, name: 'generate, then left alone' };
const GENERATE = 'generate, key';

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
 * Every kind of action once and the rest by weight, in random order; of a short run the most frequent ones.
 * @param {() => number} random
 * @param {number} count
 * @returns {Action[]}
 */
const createDeck = (random, count) => {
  const deck = ACTIONS.toSorted((a, b) => b.weight - a.weight).slice(0, count);
  while (deck.length < count) deck.push(drawAction(random));
  return deck
    .map((action) => ({ action, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ action }) => action);
};

/**
 * One visit, traced from its first action to its last.
 * @param {import('../suite').Bench} bench
 * @param {string} origin
 * @returns {Promise<Figure[]>}
 */
const visit = async (bench, origin) => {
  const mode = bench.isQuick ? 'quick' : 'full';
  const seed = bench.process + 1;
  const browser = await openBrowser(bench);
  const random = createRandom(seed);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.addInitScript(refuseCookies);
  // The same colors in every run.
  await page.addInitScript(`Math.random = (${createRandom.toString()})(${seed})`);
  await page.goto(`${origin}/palette-builder?c=${NINE}`, { waitUntil: 'networkidle' });
  await visitPanels(page);

  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  /** @type {string[]} */
  const done = [];
  const deck = createDeck(random, COUNT[mode]);
  // Those that were not possible in their turn have another one at the end.
  /** @type {Action[]} */
  const later = [];
  while (done.length < COUNT[mode]) {
    bench.step(`action ${done.length + 1} of ${COUNT[mode]}`);
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
  bench.check('the palette has nine colors again', (await strip(page).getByRole('listitem').count()) === 9);
  await recordRenderers(bench, browser, 'renderers');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let round = 0; round < LEFT_ALONE[mode]; round++) {
    const id = `${done.length} ${LEFT_ALONE.name}`;
    await page.keyboard.press('Space');
    await page.waitForTimeout(AFTER_MS);
    await page.evaluate((mark) => performance.mark(mark), `${id}:from`);
    await page.waitForTimeout(LEFT_ALONE.ms);
    await page.evaluate((mark) => performance.mark(mark), `${id}:to`);
    done.push(id);
  }
  /** @type {{ traceEvents: import('../pages/scripting.mjs').TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return measureMarks(traceEvents, done).map((figure, i) =>
    Object.assign(figure, { name: done[i]?.replace(/^\d+ /, '') ?? '' }),
  );
};

/**
 * @param {import('../suite').Bench} bench
 * @param {readonly Figure[]} seen
 */
const recordFigures = ({ record }, seen) => {
  const kind = /** @type {const} */ ({ unit: 'ms', better: 'less', clock: 'trace' });
  const actions = seen.filter(({ name }) => name !== LEFT_ALONE.name);
  const leftAlone = seen.filter(({ name }) => name === LEFT_ALONE.name);
  const scripts = actions.map(({ scriptMs }) => scriptMs);
  const all = /** @type {const} */ ({ ...kind, group: 'every action' });
  record({ ...all, name: 'scripting' }, scripts);
  record({ ...all, name: 'scripting, worst' }, [Math.max(...scripts)]);
  record(
    { ...all, name: 'forced layout' },
    actions.map(({ forcedMs }) => forcedMs),
  );
  record(
    { ...all, name: 'longest task' },
    actions.map(({ longestTaskMs }) => longestTaskMs),
  );
  // The browser rounds it to 8 ms.
  record(
    { ...all, name: 'input to paint', clock: 'wall' },
    actions.map(({ paintedMs }) => paintedMs),
  );
  const names = [...new Set(actions.map(({ name }) => name))];
  for (const name of names) {
    const times = actions.filter((figure) => figure.name === name).map(({ scriptMs }) => scriptMs);
    record({ ...kind, name, group: 'scripting of each action' }, times);
  }
  const generated = actions.filter(({ name }) => name === GENERATE).map(({ paintedMs }) => paintedMs);
  if (generated.length > 0) {
    record({ ...kind, clock: 'wall', group: 'generate', name: 'Generate to painted strip, worst' }, [
      Math.max(...generated),
    ]);
  }
  record({ ...kind, group: 'panels out of sight', name: 'panels out of sight, longest task' }, [
    Math.max(...leftAlone.map(({ longestTaskMs }) => longestTaskMs)),
  ]);
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'builder',
  group: 'pages',
  title: 'What an action in the builder costs, nine colors and every panel, in Chromium',
  processes: { full: 6, quick: 1 },
  seconds: { full: 125, quick: 30 },
  goals: [
    { id: 'F-7', text: 'an action ≤ 16 ms of scripting', figure: 'scripting', atMost: 16 },
    ...ACTIONS.map(({ name }) => ({ id: 'F-7', text: `${name} ≤ 16 ms`, figure: name, atMost: 16 })),
    { id: 'F-7', text: 'any action ≤ 50 ms', figure: 'scripting, worst', atMost: 50 },
    { id: 'F-7', text: 'Generate painted ≤ 100 ms', figure: 'Generate to painted strip, worst', atMost: 100 },
    {
      id: 'F-4',
      text: 'panels out of sight: one task ≤ 50 ms',
      figure: 'panels out of sight, longest task',
      atMost: 50,
    },
  ],
  run: async (bench) => {
    const app = await startServer(bench.subject);
    bench.onEnd(app.close);
    recordFigures(bench, await visit(bench, app.origin));
  },
};
