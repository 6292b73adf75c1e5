import type { Engine } from '../src/engine/engine';
import { createReferenceEngine } from '../src/engine/referenceEngine';
import { loadNodeEngine } from '../tests/support/nodeEngine';
import { type Goal, mean, race } from './measure';
import { CELEBI, PALETTE_PEERS, type PaletteMaker } from './palettePeers';
import { loadPictures, type Pixels } from './pictures';
import { deltaE as differenceOf, meanDeltaE, nearOptimum, packedToSpot, scoringTable } from './quality';

export const title = 'First palette of a picture (F-1)';

const OURS = 'Hueloom';
const SIZES = [5, 9];

const paletteOf =
  (engine: Engine): PaletteMaker =>
  ({ rgba }, count) =>
    engine.clusterPalette(engine.summarize(rgba), { count, variant: 0 }).map(({ rgb }) => rgb);

type Row = {
  name: string;
  picture: string;
  count: number;
  deltaE: number;
  ofOptimum: number;
  closest: number;
};

const scoreAll = async (
  makers: readonly { name: string; make: PaletteMaker }[],
  pictures: readonly Pixels[],
) => {
  const rows: Row[] = [];
  for (const picture of pictures) {
    const table = scoringTable(picture);
    for (const count of SIZES) {
      const optimum = meanDeltaE(table, nearOptimum(table, count));
      for (const { name, make } of makers) {
        const spots = (await make(picture, count)).map(packedToSpot);
        if (name === OURS && spots.length !== count)
          throw new Error(`${picture.name}: ${spots.length} of ${count} colors`);
        const distance = meanDeltaE(table, spots);
        const pairs = spots.flatMap((p, i) => spots.slice(i + 1).map((q) => differenceOf(p, q)));
        rows.push({
          name,
          picture: picture.name,
          count,
          deltaE: distance,
          ofOptimum: distance / optimum,
          closest: Math.min(...pairs),
        });
      }
    }
  }
  return rows;
};

const timeAll = async (
  makers: readonly { name: string; make: PaletteMaker }[],
  pixels: Pixels,
  rounds: number,
) =>
  race(
    makers.map(({ name, make }) => ({ name, run: () => make(pixels, 5) })),
    { rounds },
  );

export const run = async () => {
  const { small, full } = await loadPictures();
  const engine = await loadNodeEngine();
  const makers = [
    { name: OURS, make: paletteOf(engine) },
    { name: 'Hueloom without WebAssembly', make: paletteOf(createReferenceEngine()) },
    ...PALETTE_PEERS,
  ];
  const rows = await scoreAll(makers, small);
  const smallTimes: Map<string, number>[] = [];
  for (const picture of small) smallTimes.push(await timeAll(makers, picture, 9));
  const fullTimes = await timeAll(makers, full, 5);

  const summary = makers.map(({ name }) => {
    const of = (count: number) => rows.filter((row) => row.name === name && row.count === count);
    return {
      name,
      'ms at 800 px': mean(smallTimes.map((times) => times.get(name)!)),
      [`ms at ${((full.width * full.height) / 1e6).toFixed(0)} MP`]: fullTimes.get(name)!,
      'ΔE00 k=5': mean(of(5).map(({ deltaE }) => deltaE)),
      '× opt': mean(of(5).map(({ ofOptimum }) => ofOptimum)),
      'ΔE00 k=9': mean(of(9).map(({ deltaE }) => deltaE)),
      '× opt k=9': mean(of(9).map(({ ofOptimum }) => ofOptimum)),
      'closest pair': mean(of(5).map(({ closest }) => closest)),
    };
  });
  console.table(
    summary.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'number' ? Number(value.toFixed(3)) : value,
        ]),
      ),
    ),
  );

  const ours = (count: number) =>
    rows.filter((row) => row.name === OURS && row.count === count).map(({ ofOptimum }) => ofOptimum);
  const ratio = (times: Map<string, number>) => times.get(CELEBI)! / times.get(OURS)!;
  const atSmall = mean(smallTimes.map(ratio));
  const goals: Goal[] = [
    {
      id: 'F-1',
      goal: 'k=5: mean ≤ 1.03 × near-optimum',
      figure: mean(ours(5)).toFixed(3),
      met: mean(ours(5)) <= 1.03,
    },
    {
      id: 'F-1',
      goal: 'k=9: mean ≤ 1.04 × near-optimum',
      figure: mean(ours(9)).toFixed(3),
      met: mean(ours(9)) <= 1.04,
    },
    {
      id: 'F-1',
      goal: 'worst picture ≤ 1.12 ×',
      figure: Math.max(...ours(5), ...ours(9)).toFixed(3),
      met: Math.max(...ours(5), ...ours(9)) <= 1.12,
    },
    { id: 'F-1', goal: '≥ 100 × Celebi at 800 px', figure: atSmall.toFixed(0), met: atSmall >= 100 },
    {
      id: 'F-1',
      goal: '≥ 100 × Celebi at full size',
      figure: ratio(fullTimes).toFixed(0),
      met: ratio(fullTimes) >= 100,
    },
  ];
  return { goals, summary, rows };
};
