// The ledger of page optimizations: the product compared with builds in which one place each has the plain form.
import { PAGE_ENTRIES } from '../ledger/pageEntries.mjs';
import { visitBuilder } from '../pages/builderVisit.mjs';
import { createTurns } from '../turns.mjs';
import { serveVariant } from '../pages/variants.mjs';

/** @typedef {import('../ledger/pageEntries.mjs').PageEntry} PageEntry */

/** Entries that gain less are replaced by the plain code. */
const LEAST_GAIN = 1.05;
/** Repetitions of each action in a visit. */
const TIMES = 4;
const VISITS = 3;

/** @param {PageEntry} entry */
const namesOf = ({ place, actions }) =>
  actions.map(({ name }) => ({ name, figure: `${place}, ${name}`, plain: `${place}, ${name}, plainer` }));

/**
 * Both builds side by side, each in its own browsers; measurements take turns.
 * @param {import('../suite').Bench} bench
 * @param {PageEntry} entry
 * @param {readonly string[]} origins of the product and of the plainer build
 */
const measureEntry = async (bench, entry, origins) => {
  const takeTurn = createTurns();
  const names = namesOf(entry);
  const visit = (/** @type {number} */ block, /** @type {number} */ side) =>
    visitBuilder(bench, {
      origin: origins[side] ?? '',
      seed: bench.process * VISITS + block + 1,
      block,
      deck: Array.from({ length: TIMES }, () => entry.actions).flat(),
      leftAlone: 0,
      takeTurn,
      onFigures: (figures) => {
        for (const { name, busyMs } of figures) {
          const found = names.find((one) => one.name === name);
          if (!found) continue;
          bench.record(
            {
              name: side === 0 ? found.figure : found.plain,
              group: `${entry.place} or ${entry.plainer}, ${name}`,
              unit: 'ms',
              better: 'less',
              clock: 'trace',
              isPeer: side === 1,
            },
            [busyMs],
            { block },
          );
        }
      },
    });
  await Promise.all(Array.from({ length: VISITS }, (_, block) => [visit(block, 0), visit(block, 1)]).flat());
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'tricks',
  group: 'pages',
  title: 'The ledger of tricks in the builder: places that are less plain for speed, with and without',
  processes: { full: 2, quick: 0 },
  visits: { full: VISITS, quick: 0 },
  seconds: { full: 500, quick: 0 },
  isLong: true,
  goals: PAGE_ENTRIES.flatMap((entry) =>
    namesOf(entry).map(({ name, figure, plain }) => ({
      id: 'ledger',
      text: `${entry.place}, ${name}: plainer ≥ ${LEAST_GAIN} ×`,
      figure: plain,
      over: figure,
      atLeast: LEAST_GAIN,
    })),
  ),
  run: async (bench) => {
    // Selects one entry, by a part of its place.
    const wanted = process.env['BENCH_TRICK'] ?? '';
    bench.step('the product is built');
    const product = await serveVariant(bench, []);
    for (const entry of PAGE_ENTRIES.filter(({ place }) => place.includes(wanted))) {
      bench.step(`${entry.place}: built without`);
      await measureEntry(bench, entry, [product, await serveVariant(bench, [entry.change])]);
    }
  },
};
