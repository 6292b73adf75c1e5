// The engine's suites in Chromium, on the page that `--open` serves for any browser.
import { servePage } from '../browser/servePage.mjs';
import { openBrowser } from '../pages/browser.mjs';

/** Those that take less than a minute; all others are measured on the page by hand, or in Node. */
const SUITES = ['contrast', 'vision', 'swatches', 'decode', 'calls'];

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'browser',
  group: 'engine',
  title: 'The engine in Chromium, on the page that any browser can open',
  processes: { full: 6, quick: 0 },
  seconds: { full: 35, quick: 0 },
  goals: [],
  run: async (bench) => {
    const page = await servePage();
    bench.onEnd(page.close);
    const browser = await openBrowser(bench);
    const tab = await browser.newPage();
    await tab.exposeFunction(
      'onBenchMessage',
      (/** @type {import('../createBench.mjs').Message} */ message) => {
        if (message.type === 'step') bench.step(`${current}: ${message.text}`);
        if (message.type !== 'sample') return;
        const { kind, value, isWarmUp } = message;
        const name = `${current}: ${kind.name}`;
        const limit = kind.limit === undefined ? {} : { limit: `${current}: ${kind.limit}` };
        const own = { ...kind, name, group: `${current}: ${kind.group}`, ...limit };
        bench.record(own, isWarmUp ? [] : [value], { warmUp: isWarmUp ? [value] : [] });
      },
    );
    let current = '';
    for (const name of SUITES) {
      current = name;
      // A new visit: nothing is warm of the suite before.
      await tab.goto(page.addresses[0] ?? '');
      await tab.waitForFunction(() => 'runBenchProcess' in window);
      const failure = await tab.evaluate(
        async ({ suite: wanted, process, isQuick }) => {
          const { runBenchProcess, onBenchMessage } = /** @type {any} */ (window);
          return runBenchProcess(
            { suite: wanted, process, isQuick },
            new AbortController().signal,
            onBenchMessage,
          );
        },
        // Fewer rounds: there are six processes of each.
        { suite: name, process: bench.process, isQuick: true },
      );
      bench.check(`${name} runs in the browser, and does not end with ${failure}`, failure === null);
    }
  },
};
