// The main-thread time of actions in the builder, with nine colors and every panel rendered and seen.
import { ACTIONS } from '../pages/builderActions.mjs';
import { createDeck, LEFT_ALONE, visitBuilder } from '../pages/builderVisit.mjs';
import { createTurns } from '../turns.mjs';
import { startServer } from '../pages/server.mjs';
import { createRandom } from '../statistics/random.mjs';

/** @typedef {import('../pages/builderVisit.mjs').ActionFigure} ActionFigure */

/** Actions per visit, each with other colors: every kind once, and two more. */
const COUNT = { full: ACTIONS.length + 2, quick: 6 };
/** Side by side in each process: what they measure is main-thread time, taken in turns, also with another version. */
const VISITS = { full: 3, quick: 1 };
const LEFT_ALONE_TIMES = { full: 1, quick: 1 };
const GENERATE = 'generate, key';

const KIND = /** @type {const} */ ({ unit: 'ms', better: 'less', clock: 'trace' });

/**
 * @param {import('../suite').Bench} bench
 * @param {readonly ActionFigure[]} actions
 * @param {number} block
 */
const recordActions = ({ record }, actions, block) => {
  const all = /** @type {const} */ ({ ...KIND, group: 'every action' });
  for (const { name, scriptMs, forcedMs, longestTaskMs, paintedMs } of actions) {
    record({ ...all, name: 'scripting' }, [scriptMs], { block });
    record({ ...all, name: 'forced layout' }, [forcedMs], { block });
    record({ ...all, name: 'longest task' }, [longestTaskMs], { block });
    // The browser rounds it to 8 ms.
    record({ ...all, name: 'input to paint', clock: 'wall' }, [paintedMs], { block });
    record({ ...KIND, name, group: 'scripting of each action' }, [scriptMs], { block });
  }
};

/**
 * @param {import('../suite').Bench} bench
 * @param {readonly ActionFigure[]} figures of a whole visit
 * @param {number} block
 */
const recordWorst = ({ record }, figures, block) => {
  const worst = (/** @type {readonly ActionFigure[]} */ of, /** @type {keyof ActionFigure} */ key) => [
    Math.max(...of.map((figure) => Number(figure[key]))),
  ];
  const actions = figures.filter(({ name }) => name !== LEFT_ALONE.name);
  const leftAlone = figures.filter(({ name }) => name === LEFT_ALONE.name);
  const generated = actions.filter(({ name }) => name === GENERATE);
  const all = /** @type {const} */ ({ ...KIND, group: 'every action' });
  record({ ...all, name: 'scripting, worst' }, worst(actions, 'scriptMs'), { block });
  record({ ...all, name: 'longest task, worst' }, worst(actions, 'longestTaskMs'), { block });
  if (generated.length > 0) {
    const kind = /** @type {const} */ ({ ...KIND, clock: 'wall', group: 'generate' });
    record({ ...kind, name: 'Generate to painted strip, worst' }, worst(generated, 'paintedMs'), { block });
  }
  record(
    { ...KIND, group: 'panels out of sight', name: 'panels out of sight, longest task' },
    worst(leftAlone, 'longestTaskMs'),
    { block },
  );
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'builder',
  group: 'pages',
  title: 'What an action in the builder costs, nine colors and every panel, in Chromium',
  processes: { full: 2, quick: 1 },
  visits: VISITS,
  takesTurns: true,
  seconds: { full: 110, quick: 25 },
  goals: [
    { id: 'F-7', text: 'an action ≤ 16 ms of scripting', figure: 'scripting', atMost: 16 },
    ...ACTIONS.map(({ name }) => ({ id: 'F-7', text: `${name} ≤ 16 ms`, figure: name, atMost: 16 })),
    { id: 'F-7', text: 'any action ≤ 50 ms', figure: 'scripting, worst', atMost: 50 },
    { id: 'F-4', text: 'any action: no task over 50 ms', figure: 'longest task, worst', atMost: 50 },
    { id: 'F-7', text: 'Generate painted ≤ 100 ms', figure: 'Generate to painted strip, worst', atMost: 100 },
    {
      id: 'F-4',
      text: 'panels out of sight: one task ≤ 50 ms',
      figure: 'panels out of sight, longest task',
      atMost: 50,
    },
  ],
  together: [{ group: 'scripting of each action', name: 'scripting, action by action' }],
  run: async (bench) => {
    const mode = bench.isQuick ? 'quick' : 'full';
    const app = await startServer(bench.subject);
    bench.onEnd(app.close);
    const takeTurn = createTurns();
    const visit = async (/** @type {number} */ block) => {
      /** @type {ActionFigure[]} */
      const seen = [];
      const seed = bench.process * VISITS[mode] + block + 1;
      await visitBuilder(bench, {
        origin: app.origin,
        seed,
        block,
        deck: createDeck(createRandom(seed), COUNT[mode]),
        leftAlone: LEFT_ALONE_TIMES[mode],
        takeTurn,
        onFigures: (figures) => {
          seen.push(...figures);
          recordActions(
            bench,
            figures.filter(({ name }) => name !== LEFT_ALONE.name),
            block,
          );
        },
      });
      recordWorst(bench, seen, block);
    };
    await Promise.all(Array.from({ length: VISITS[mode] }, (_, block) => visit(block)));
  },
};
