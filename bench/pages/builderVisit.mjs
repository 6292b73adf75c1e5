import { openBrowser, recordRenderers } from './browser.mjs';
import { ACTIONS } from './builderActions.mjs';
import { strip, tidyUp, visitPanels } from './builderGestures.mjs';
import { refuseCookies } from './probe.mjs';
import { measureMarks, TRACE_CATEGORIES } from './scripting.mjs';
import { createRandom } from '../statistics/random.mjs';

/** @typedef {import('./builderGestures.mjs').Action} Action */
/** @typedef {import('playwright').Page} Page */
/** @typedef {ReturnType<typeof measureMarks>[number] & { name: string }} ActionFigure */
/** @typedef {import('../turns.mjs').Turns} Turns */

const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';
/** Long enough for everything an action triggers: deferred panels, worker responses, the address. */
const AFTER_MS = 400;
/** Longer than off-screen panels take to update after the previous action: that is no part of the next one. */
const FOLLOWED_MS = 1300;
/** Actions per trace: a visit's measurements are reported while it goes on. */
const SLICE = 12;
/** Off-screen panels update once the page is idle: measured separately, a few times. */
export const LEFT_ALONE = { ms: 4000, name: 'generate, then left alone' };

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
 * Every kind of action once and the rest by weight, in random order; in a short run the most frequent ones.
 * @param {() => number} random
 * @param {number} count
 * @returns {Action[]}
 */
export const createDeck = (random, count) => {
  const deck = ACTIONS.toSorted((a, b) => b.weight - a.weight).slice(0, count);
  while (deck.length < count) deck.push(drawAction(random));
  return deck
    .map((action) => ({ action, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ action }) => action);
};

/** Runs in the page before anything else: records the time of the last input that may have changed the palette. */
const noteInput = () => {
  Object.assign(window, { benchInputAt: 0 });
  const note = () => Object.assign(window, { benchInputAt: performance.now() });
  addEventListener('pointerdown', note, { capture: true });
  addEventListener('pointerup', note, { capture: true });
  // Escape only closes what is open.
  addEventListener('keydown', ({ key }) => void (key !== 'Escape' && note()), { capture: true });
};

/** Waits until the panels have updated after the last input. @param {Page} page */
const waitForPanels = async (page) => {
  const sinceMs = await page.evaluate(
    () =>
      performance.now() -
      /** @type {Window & { benchInputAt: number }} */ (/** @type {unknown} */ (window)).benchInputAt,
  );
  await page.waitForTimeout(Math.max(0, FOLLOWED_MS - sinceMs));
};

/** @param {import('playwright').Browser} browser @param {string} origin @param {number} seed */
const openBuilder = async (browser, origin, seed) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.addInitScript(refuseCookies);
  await page.addInitScript(noteInput);
  // The same random colors in every run.
  await page.addInitScript(`Math.random = (${createRandom.toString()})(${seed})`);
  await page.goto(`${origin}/palette-builder?c=${NINE}`, { waitUntil: 'networkidle' });
  await visitPanels(page);
  return page;
};

/**
 * Traces what happens between two marks; reports the measurements every few marks.
 * @param {import('playwright').Browser} browser
 * @param {Page} page
 * @param {(figures: ActionFigure[]) => void} onFigures
 */
const createTracer = (browser, page, onFigures) => {
  /** @type {string[]} */
  let done = [];
  let count = 0;
  const mark = (/** @type {string} */ name) => page.evaluate((text) => performance.mark(text), name);
  const finish = async () => {
    if (done.length === 0) return;
    /** @type {{ traceEvents: import('./scripting.mjs').TraceEvent[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const names = done.map((id) => id.replace(/^\d+ /, ''));
    onFigures(
      measureMarks(traceEvents, done).map((figure, at) => Object.assign(figure, { name: names[at] ?? '' })),
    );
    done = [];
  };
  return {
    /** @param {string} name @param {() => Promise<unknown>} run */
    trace: async (name, run) => {
      const id = `${count++} ${name}`;
      await mark(`${id}:from`);
      await run();
      await mark(`${id}:to`);
      done.push(id);
    },
    /** Called before anything is traced. */
    prepare: async () => {
      if (done.length >= SLICE) await finish();
      if (done.length === 0) await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    },
    finish,
  };
};

/**
 * A visit in its own browser. Visits run side by side, as they mostly wait; measurements take turns.
 * @param {import('../suite').Bench} bench
 * @param {object} options
 * @param {string} options.origin
 * @param {number} options.seed selects colors and order; differs per visit
 * @param {number} options.block
 * @param {readonly Action[]} options.deck what is done
 * @param {number} options.leftAlone how often the idle page is measured at the end
 * @param {Turns} options.takeTurn
 * @param {(figures: readonly ActionFigure[]) => void} options.onFigures receives the measurements of a few actions at a
 *   time
 */
export const visitBuilder = async (bench, options) => {
  const { origin, seed, block, leftAlone, takeTurn, onFigures } = options;
  const count = options.deck.length;
  const browser = await openBrowser(bench);
  const random = createRandom(seed);
  const page = await openBuilder(browser, origin, seed);
  const tracer = createTracer(browser, page, onFigures);
  const deck = [...options.deck];
  // Actions that were not possible are tried again at the end.
  /** @type {Action[]} */
  const later = [];
  for (let done = 0; done < count;) {
    bench.step(`visit ${block + 1}, action ${done + 1} of ${count}`);
    const isLater = deck.length === 0;
    const action = deck.pop() ?? later.pop() ?? drawAction(random);
    const act = await action.prepare(page, random);
    let isPossible = act !== null;
    if (act) {
      await takeTurn(tracer.prepare);
      await waitForPanels(page);
      isPossible = (await act.aim?.()) ?? true;
    }
    if (act && isPossible) {
      await takeTurn(async () => {
        await tracer.trace(action.name, async () => {
          await act();
          await page.waitForTimeout(AFTER_MS);
        });
        await bench.pass();
      });
      done += 1;
    } else if (!isLater) {
      later.push(action);
    }
    await tidyUp(page);
  }
  bench.check('the palette has nine colors again', (await strip(page).getByRole('listitem').count()) === 9);
  await recordRenderers(bench, browser, 'renderers', block);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let round = 0; round < leftAlone; round++) {
    bench.step(`visit ${block + 1}, left alone`);
    await takeTurn(tracer.prepare);
    await page.keyboard.press('Space');
    await page.waitForTimeout(AFTER_MS);
    await tracer.trace(LEFT_ALONE.name, () => page.waitForTimeout(LEFT_ALONE.ms));
  }
  await tracer.finish();
  await browser.close();
};
