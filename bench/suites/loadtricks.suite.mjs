// The ledger of load optimizations: the product compared with builds in which one place each has the plain form, by the
// longest task of the load or navigation that the place is meant for, with the CPU throttled four times.
import { LOAD_ENTRIES } from '../ledger/loadEntries.mjs';
import { openBareBrowser } from '../pages/bareBrowser.mjs';
import { NO_LONG_TASK } from '../pages/noLongTask.mjs';
import { lookAt, lookAtLoad, openPage, visitsWith } from '../pages/pageVisits.mjs';
import { makePictures, pictureFolder } from '../pages/pictures.mjs';
import { serveVariant } from '../pages/variants.mjs';

/** @typedef {import('../ledger/loadEntries.mjs').LoadEntry} LoadEntry */

/** Entries that gain less are replaced by the plain code. */
const LEAST_GAIN = 1.05;
const SLOWDOWN = 4;
const VISITS = 8;

/** @param {LoadEntry} entry */
const namesOf = ({ place, route, action = `load of ${route}` }) => {
  const figure = `${place}, ${action}`;
  return { action, figure, plain: `${figure}, plainer` };
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'loadtricks',
  group: 'pages',
  title: 'The ledger of tricks of loads: places that are less plain for short tasks, with and without',
  processes: { full: 1, quick: 0 },
  visits: { full: VISITS, quick: 0 },
  seconds: { full: 480, quick: 0 },
  isLong: true,
  goals: LOAD_ENTRIES.map((entry) => {
    const { figure, plain } = namesOf(entry);
    return {
      id: 'ledger',
      text: `${figure}: plainer ≥ ${LEAST_GAIN} ×`,
      figure: plain,
      over: figure,
      atLeast: LEAST_GAIN,
    };
  }),
  run: async (bench) => {
    // Selects one entry, by a part of its place.
    const wanted = process.env['BENCH_TRICK'] ?? '';
    const [picture] = await makePictures(pictureFolder(), [12]);
    const visits = visitsWith(picture?.file ?? '');
    const browser = await openBareBrowser(bench);
    bench.step('the product is built');
    const product = await serveVariant(bench, []);

    for (const entry of LOAD_ENTRIES.filter(({ place }) => place.includes(wanted))) {
      bench.step(`${entry.place}: built without`);
      const plainer = await serveVariant(bench, [entry.change]);
      const { action: name, figure, plain } = namesOf(entry);
      const action = visits.flatMap(({ actions }) => actions).find((one) => one.name === entry.action);
      const sides = /** @type {const} */ ([
        { origin: product, isPeer: false },
        { origin: plainer, isPeer: true },
      ]);
      for (let block = 0; block < VISITS; block++) {
        // Another one first each time: what comes second finds caches of the machine warm.
        for (const { origin, isPeer } of block % 2 === 0 ? sides : sides.toReversed()) {
          bench.step(`${entry.place}, visit ${block + 1}`);
          const page = await openPage(browser, SLOWDOWN);
          const load = await lookAtLoad(page, `${origin}${entry.route}`);
          const { longestMs, notes } = action ? await lookAt(page, action) : load;
          await page.close();
          bench.record(
            {
              name: isPeer ? plain : figure,
              group: `longest task: ${entry.place} or ${entry.plainer}, ${name}`,
              unit: 'ms',
              better: 'less',
              clock: 'wall',
              ...NO_LONG_TASK,
              isPeer,
            },
            [longestMs],
            { block, notes },
          );
        }
      }
    }
  },
};
