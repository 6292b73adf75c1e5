// The longest task of each page's load, of a navigation between pages and of the heaviest actions, in Chromium: at full
// speed and with the CPU throttled four times. Tasks over 50 ms are named by script and function.
import { openBareBrowser } from '../pages/bareBrowser.mjs';
import { NO_LONG_TASK } from '../pages/noLongTask.mjs';
import { lookAt, lookAtLoad, openPage, visitsWith } from '../pages/pageVisits.mjs';
import { makePictures, pictureFolder } from '../pages/pictures.mjs';
import { startServer } from '../pages/server.mjs';

const SPEEDS = /** @type {const} */ ([
  { name: 'plain', rate: 1, ofLoads: 50 },
  { name: '4 × slower', rate: 4, ofLoads: 150 },
]);
const VISITS = { full: 6, quick: 1 };
const ACTION_MS = 50;

/** @param {string} route */
const loadOf = (route) => `load of ${route}`;

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'loads',
  group: 'pages',
  title: 'The longest task of loads, ways and actions, also four times as slow, in Chromium',
  processes: { full: 1, quick: 0 },
  visits: VISITS,
  seconds: { full: 280, quick: 45 },
  goals: SPEEDS.flatMap(({ name: speed, ofLoads }) =>
    [
      ...visitsWith('').map(({ route }) => ({ name: loadOf(route), atMost: ofLoads })),
      ...visitsWith('').flatMap(({ actions }) => actions.map(({ name }) => ({ name, atMost: ACTION_MS }))),
    ].map(({ name, atMost }) => ({
      id: 'F-4',
      text: `${name}, ${speed} ≤ ${atMost} ms`,
      figure: `${name}, ${speed}`,
      atMost,
    })),
  ),
  run: async (bench) => {
    const [picture] = await makePictures(pictureFolder(), [12]);
    const app = await startServer(bench.subject);
    bench.onEnd(app.close);
    const browser = await openBareBrowser(bench);
    const visits = visitsWith(picture?.file ?? '');
    for (let block = 0; block < VISITS[bench.isQuick ? 'quick' : 'full']; block++) {
      for (const { route, actions } of visits) {
        for (const { name: speed, rate } of SPEEDS) {
          /** @param {string} name @param {string} group @param {Awaited<ReturnType<typeof lookAt>>} seen */
          const record = (name, group, { longestMs, notes }) =>
            bench.record(
              {
                name: `${name}, ${speed}`,
                group: `${group}, ${speed}`,
                unit: 'ms',
                better: 'less',
                clock: 'wall',
                ...NO_LONG_TASK,
              },
              [longestMs],
              { block, notes },
            );
          bench.step(`${loadOf(route)}, ${speed}, visit ${block + 1}`);
          const page = await openPage(browser, rate);
          record(loadOf(route), 'longest task of a load', await lookAtLoad(page, `${app.origin}${route}`));
          for (const action of actions) {
            bench.step(`${action.name}, ${speed}, visit ${block + 1}`);
            record(action.name, 'longest task of an action', await lookAt(page, action));
          }
          await page.close();
        }
      }
    }
  },
};
