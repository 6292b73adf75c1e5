// The engine's suites in Chromium, on the page that `--open` serves for any browser.
import { servePage } from '../browser/servePage.mjs';
import { openBrowser } from '../pages/browser.mjs';

/** Suites that take less than a minute; all others are measured on the page by hand, or in Node. */
const SUITES = ['contrast', 'vision', 'swatches', 'decode', 'calls'];

/** Each in its own browser. */
const VISITS = 3;

/**
 * @param {import('../suite').Bench} bench
 * @param {string} address
 * @param {number} block
 */
const visit = async (bench, address, block) => {
  const browser = await openBrowser(bench);
  const tab = await browser.newPage();
  let current = '';
  await tab.exposeFunction(
    'onBenchMessage',
    (/** @type {import('../createBench.mjs').Message} */ message) => {
      if (message.type === 'step') bench.step(`visit ${block + 1}, ${current}: ${message.text}`);
      if (message.type !== 'sample') return;
      const { kind, value, isWarmUp } = message;
      const name = `${current}: ${kind.name}`;
      const limit = kind.limit === undefined ? {} : { limit: `${current}: ${kind.limit}` };
      const own = { ...kind, name, group: `${current}: ${kind.group}`, ...limit };
      bench.record(own, isWarmUp ? [] : [value], { block, warmUp: isWarmUp ? [value] : [] });
    },
  );
  for (const name of SUITES) {
    current = name;
    // A new page, so that nothing is warm from the previous suite.
    await tab.goto(address);
    await tab.waitForFunction(() => 'runBenchProcess' in window);
    const failure = await tab.evaluate(
      async ({ suite: wanted, process, isQuick }) => {
        const { runBenchProcess, onBenchMessage } = /** @type {any} */ (window);
        const { signal } = new AbortController();
        return runBenchProcess({ suite: wanted, process, isQuick }, signal, onBenchMessage);
      },
      // Quick mode: six visits of each make up for fewer rounds.
      { suite: name, process: bench.process * VISITS + block, isQuick: true },
    );
    bench.check(`${name} runs in the browser, and does not end with ${failure}`, failure === null);
  }
  await browser.close();
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'browser',
  group: 'engine',
  title: 'The engine in Chromium, on the page that any browser can open',
  processes: { full: 2, quick: 0 },
  visits: { full: VISITS, quick: 0 },
  seconds: { full: 40, quick: 0 },
  goals: [],
  run: async (bench) => {
    bench.step('the page is built');
    const page = await servePage({ subject: bench.subject });
    bench.onEnd(page.close);
    for (let block = 0; block < VISITS; block++) await visit(bench, page.addresses[0] ?? '', block);
  },
};
