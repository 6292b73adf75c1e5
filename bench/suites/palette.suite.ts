import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import type { Pixels } from '../host/host';
import { createHueloomPalette } from '../peers/hueloomPalette';
import { CELEBI, PALETTE_PEERS, type PaletteMaker } from '../peers/palettePeers';
import { deltaE, meanDeltaE, nearOptimum, packedToSpot, scoringTable } from '../quality/quality';
import { mean } from '../statistics/median.mjs';
import type { Bench, Contender, Suite } from '../suite';

/** The style *Even*, which asks for the same as the libraries: colors that are near to all pixels. */
const OURS = 'Hueloom';
/** The style that a picture has at first. */
const VIVID = 'Hueloom, Vivid';
const REFERENCE = 'Hueloom without WebAssembly';
const SIZES = [5, 9];
const FULL = ', full size';
/** The slow libraries take up to 15 s for a full-size picture: only their second call is timed. */
const FULL_BUDGET_MS = 500;

type Maker = { readonly name: string; readonly make: PaletteMaker };

const paletteOf =
  (engine: Engine): PaletteMaker =>
  ({ rgba }, count) =>
    engine.clusterPalette(engine.summarize(rgba), { count, variant: 0 }).map(({ rgb }) => rgb);

/** Mean ΔE00 of every pixel to the palette, for each picture, compared with a near-optimal palette. */
const recordQuality = async (bench: Bench, makers: readonly Maker[], pictures: readonly Pixels[]) => {
  const kind = { clock: 'none', isExact: true } as const;
  const ratiosOfOurs: number[] = [];
  for (const count of SIZES) {
    const distances = new Map<string, number[]>(makers.map(({ name }) => [name, []]));
    const ratios = new Map<string, number[]>(makers.map(({ name }) => [name, []]));
    const closest: number[] = [];
    for (const picture of pictures) {
      bench.step(`${picture.name}, ${count} colors: quality`);
      const table = scoringTable(picture);
      const optimum = meanDeltaE(table, nearOptimum(table, count));
      for (const { name, make } of makers) {
        const spots = (await make(picture, count)).map(packedToSpot);
        if (name === OURS) {
          bench.check(`${picture.name} gives ${count} colors`, spots.length === count);
          const pairs = spots.flatMap((p, i) => spots.slice(i + 1).map((q) => deltaE(p, q)));
          closest.push(Math.min(...pairs));
        }
        const distance = meanDeltaE(table, spots);
        distances.get(name)!.push(distance);
        ratios.get(name)!.push(distance / optimum);
      }
    }
    for (const { name } of makers) {
      bench.record(
        {
          ...kind,
          isPeer: isPeer(name),
          name: `${name}, k = ${count}`,
          group: `mean ΔE00, k = ${count}`,
          unit: 'ΔE00',
          better: 'less',
        },
        [mean(distances.get(name)!)],
      );
      bench.record(
        {
          ...kind,
          isPeer: isPeer(name),
          name: `${name}, × near-optimum, k = ${count}`,
          group: `× near-optimum, k = ${count}`,
          unit: '×',
          better: 'less',
        },
        [mean(ratios.get(name)!)],
      );
    }
    bench.record(
      { ...kind, name: `closest pair, k = ${count}`, group: 'right', unit: 'ΔE00', better: 'more' },
      [mean(closest)],
    );
    ratiosOfOurs.push(...ratios.get(OURS)!);
  }
  bench.record(
    { ...kind, name: 'worst picture, × near-optimum', group: 'right', unit: '×', better: 'less' },
    [Math.max(...ratiosOfOurs)],
  );
};

const isPeer = (name: string): boolean => PALETTE_PEERS.some((peer) => peer.name === name);

/** Some libraries return fewer colors than requested, but never none. */
const contender = ({ name, make }: Maker, pixels: Pixels, suffix: string): Contender => ({
  name: `${name}${suffix}`,
  isPeer: isPeer(name),
  run: () => make(pixels, 5),
  isRight: (palette) => Array.isArray(palette) && (isPeer(name) ? palette.length > 0 : palette.length === 5),
});

export const suite: Suite = {
  name: 'palette',
  group: 'quality',
  title: 'Palette of a picture: Even, and Vivid where it is named',
  processes: { full: 6, quick: 6 },
  seconds: { full: 18, quick: 4 },
  goals: [
    {
      id: 'F-1',
      text: 'k = 5: ≤ 1.03 × near-optimum',
      figure: `${OURS}, × near-optimum, k = 5`,
      atMost: 1.03,
    },
    {
      id: 'F-1',
      text: 'k = 9: ≤ 1.04 × near-optimum',
      figure: `${OURS}, × near-optimum, k = 9`,
      atMost: 1.04,
    },
    { id: 'F-1', text: 'worst picture ≤ 1.12 ×', figure: 'worst picture, × near-optimum', atMost: 1.12 },
    { id: 'F-1', text: `${CELEBI} ≥ 100 × at 800 px`, figure: CELEBI, over: OURS, atLeast: 100 },
    {
      id: 'F-1',
      text: `${CELEBI} ≥ 100 × at full size`,
      figure: `${CELEBI}${FULL}`,
      over: `${OURS}${FULL}`,
      atLeast: 100,
    },
  ],
  run: async (bench) => {
    const pictures = await bench.host.loadPictures();
    const engine = await bench.host.loadEngine();
    const ours = { name: OURS, make: paletteOf(engine) };
    const makers = [ours, { name: REFERENCE, make: paletteOf(createReferenceEngine()) }, ...PALETTE_PEERS];
    if (bench.process === 0) {
      const few = bench.isQuick ? [ours] : makers;
      await recordQuality(bench, few, pictures.slice(0, bench.isQuick ? 4 : pictures.length));
    }
    // Every process has its own picture, so that results hold for pictures in general.
    const picture = pictures[bench.process % pictures.length]!;
    const vivid = { name: VIVID, make: createHueloomPalette(engine, 'vivid') };
    await bench.race(
      [...makers, vivid].map((maker) => contender(maker, picture, '')),
      { group: 'palette at 800 px', rounds: 9, budgetMs: bench.isQuick ? 200 : 500 },
    );
    bench.record({ name: 'WebAssembly memory', group: 'memory', unit: 'MB', better: 'less', clock: 'none' }, [
      engine.memoryBytes() / 1024 / 1024,
    ]);
    if (bench.isQuick) return;
    const full = await bench.host.loadFullPicture();
    // Peers other than the one in the goal run once, for the table.
    const hasAll = bench.process === 0;
    await bench.race(
      makers
        .filter(({ name }) => hasAll || name === OURS || name === CELEBI)
        .map((maker) => contender(maker, full, FULL)),
      { group: 'palette at full size', rounds: 7, budgetMs: FULL_BUDGET_MS },
    );
  },
};
