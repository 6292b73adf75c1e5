import { isDeepStrictEqual } from 'node:util';
import { createEntries } from '../ledger/entries';
import type { Suite } from '../suite';

/** Entries that gain less are replaced by the plain code. */
const LEAST_GAIN = 1.05;

/** Listed here, so that goals are known before a process runs. A test checks them against the entries. */
export const PLACES = [
  'assembly/kernels/histogram.ts',
  'assembly/kernels/medians.ts',
  'assembly/kernels/swatches.ts',
  'assembly/kernels/patches.ts',
  'assembly/kernels/deficiency.ts',
  'assembly/kernels/contrast.ts',
  'assembly/kernels/points.ts: countNearest',
  'src/engine/wasmEngine.ts: simulate into the pixels themselves',
  'src/color/distance.ts: deltaEOk',
  'workers/picture-looks/colorMaps.ts: remembering',
] as const;

const plainOf = (place: string): string => `${place}, plainer`;

export const suite: Suite = {
  name: 'ledger',
  group: 'engine',
  title: 'The ledger of tricks: places that are less plain for speed, with and without',
  processes: { full: 6, quick: 0 },
  seconds: { full: 8, quick: 0 },
  goals: PLACES.map((place) => ({
    id: 'ledger',
    text: `${place}: plainer ≥ ${LEAST_GAIN} ×`,
    figure: plainOf(place),
    over: place,
    atLeast: LEAST_GAIN,
  })),
  run: async ({ host, race }) => {
    const engine = await host.loadEngine();
    const [picture] = await host.loadPictures();
    const full = await host.loadFullPicture();
    for (const { place, plainer, run, runPlain } of createEntries(engine, picture!, full)) {
      const right = runPlain();
      const isRight = (result: unknown): boolean => isDeepStrictEqual(result, right);
      await race(
        [
          { name: place, run, isRight },
          { name: plainOf(place), isPeer: true, run: runPlain, isRight },
        ],
        { group: `${place} or ${plainer}`, rounds: 7, budgetMs: 300 },
      );
    }
  },
};
