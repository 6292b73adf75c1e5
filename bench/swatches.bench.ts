import { rgbToHsl } from '../src/color/convert';
import { deltaE00, weightedHslDistance } from '../src/color/distance';
import { rgbToLab } from '../src/color/lab';
import type { Rgb } from '../src/color/types';
import type { PackedRgb } from '../src/engine/engine';
import { loadNodeEngine } from '../tests/support/nodeEngine';
import { type Goal, race } from './measure';
import { loadPictures, type Pixels } from './pictures';

export const title = '200 swatches by the distance rule (F-2)';

const TARGET = 200;
const PERCEPTUAL_FLOOR = 2;
const BUDGET_MS = 4;

const toRgb = (color: PackedRgb): Rgb => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });

const leastPair = <T>(values: readonly T[], distance: (x: T, y: T) => number): number => {
  let least = Infinity;
  for (const [i, value] of values.entries()) {
    for (let j = 0; j < i; j++) least = Math.min(least, distance(value, values[j]!));
  }
  return least;
};

export const run = async () => {
  const { small } = await loadPictures();
  const engine = await loadNodeEngine();
  const swatchesOf = ({ rgba }: Pixels): Uint32Array =>
    engine.sampleSwatches(engine.summarize(rgba), { target: TARGET, seed: 1 });
  const everythingOf = ({ rgba }: Pixels): void => {
    const summary = engine.summarize(rgba);
    engine.clusterPalette(summary, { count: 5, variant: 0 });
    engine.sampleSwatches(summary, { target: TARGET, seed: 1 });
  };

  const rows = [];
  for (const picture of small) {
    const colors = [...swatchesOf(picture)].map(toRgb);
    const times = await race([
      { name: 'swatches', run: () => swatchesOf(picture) },
      { name: 'everything', run: () => everythingOf(picture) },
    ]);
    rows.push({
      picture: picture.name,
      swatches: colors.length,
      'closest ΔE00': Number(leastPair(colors.map(rgbToLab), deltaE00).toFixed(2)),
      'closest HSL': Number(leastPair(colors.map(rgbToHsl), weightedHslDistance).toFixed(3)),
      'ms after the pixels': Number(times.get('swatches')!.toFixed(2)),
      'with the palette': Number(times.get('everything')!.toFixed(2)),
    });
  }
  console.table(rows);

  const full = rows.filter(({ swatches }) => swatches === TARGET).length;
  const closest = Math.min(...rows.map((row) => row['closest ΔE00']));
  const slowest = Math.max(...rows.map((row) => row['ms after the pixels']));
  const goals: Goal[] = [
    {
      id: 'F-2',
      goal: `${TARGET} swatches of every picture`,
      figure: `${full} of ${rows.length}`,
      met: full === rows.length,
    },
    {
      id: 'F-2',
      goal: 'closest pair ≥ ΔE00 2',
      figure: closest.toFixed(2),
      met: closest >= PERCEPTUAL_FLOOR,
    },
    {
      id: 'F-2',
      goal: '≤ 4 ms after the pixels',
      figure: `${slowest.toFixed(2)} ms`,
      met: slowest <= BUDGET_MS,
    },
  ];
  return { goals, rows };
};
