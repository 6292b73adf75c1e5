import { rgbToHsl } from '../../src/color/convert';
import { deltaE00, weightedHslDistance } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import type { Rgb } from '../../src/color/types';
import type { ColorSummary } from '../../src/engine/colorSummary';
import type { PackedRgb } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import type { Suite } from '../suite';

const TARGET = 200;
const PERCEPTUAL_FLOOR = 2;
const OPTIONS = { target: TARGET, seed: 1 };

const toRgb = (color: PackedRgb): Rgb => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });

const leastPair = <T>(values: readonly T[], distance: (x: T, y: T) => number): number => {
  let least = Infinity;
  for (const [i, value] of values.entries()) {
    for (let j = 0; j < i; j++) least = Math.min(least, distance(value, values[j]!));
  }
  return least;
};

export const suite: Suite = {
  name: 'swatches',
  group: 'quality',
  title: `${TARGET} swatches of a picture by the distance rule`,
  processes: { full: 6, quick: 6 },
  seconds: { full: 14, quick: 2.5 },
  goals: [
    { id: 'F-2', text: `${TARGET} swatches of every picture`, figure: 'fewest swatches', atLeast: TARGET },
    {
      id: 'F-2',
      text: 'closest pair ≥ ΔE00 2',
      figure: 'closest pair, ΔE00',
      atLeast: PERCEPTUAL_FLOOR,
    },
    { id: 'F-2', text: '≤ 4 ms after the pixels', figure: 'swatches, dearest picture', atMost: 4 },
  ],
  run: async (bench) => {
    const pictures = await bench.host.loadPictures();
    const engine = await bench.host.loadEngine();
    const areApart = (swatches: Uint32Array): boolean =>
      leastPair([...swatches].map(toRgb).map(rgbToLab), deltaE00) >= PERCEPTUAL_FLOOR;

    const found = pictures.map(({ name, rgba }) => {
      const summary = engine.summarize(rgba);
      const colors = [...engine.sampleSwatches(summary, OPTIONS)].map(toRgb);
      return { name, rgba, summary, colors };
    });
    const least = (of: (colors: readonly Rgb[]) => number): number =>
      Math.min(...found.map(({ colors }) => of(colors)));
    if (bench.process === 0) {
      const kind = { group: 'right', better: 'more', clock: 'none', isExact: true } as const;
      bench.record({ ...kind, name: 'fewest swatches', unit: '1' }, [least(({ length }) => length)]);
      bench.record({ ...kind, name: 'closest pair, ΔE00', unit: 'ΔE00' }, [
        least((colors) => leastPair(colors.map(rgbToLab), deltaE00)),
      ]);
      bench.record({ ...kind, name: 'closest pair, weighted HSL', unit: '1' }, [
        least((colors) => leastPair(colors.map(rgbToHsl), weightedHslDistance)),
      ]);
    }
    // The most expensive picture is the one with the most occupied cells.
    const [dearest] = found.toSorted((a, b) => b.summary.colors.length - a.summary.colors.length);
    const { summary, rgba } = dearest!;
    const reference = createReferenceEngine();
    /** They are far enough apart, and those that the engine without WebAssembly finds: also as many. */
    const areRight = (of: ColorSummary): ((result: unknown) => boolean) => {
      const expected = reference.sampleSwatches(of, OPTIONS);
      return (result) =>
        result instanceof Uint32Array &&
        result.length === expected.length &&
        result.every((color, at) => color === expected[at]) &&
        areApart(result);
    };
    const isRight = areRight(summary);
    await bench.race(
      [
        {
          name: 'swatches, dearest picture',
          run: () => engine.sampleSwatches(summary, OPTIONS),
          isRight,
        },
        {
          name: 'swatches, mean of all pictures',
          run: () => found.map((picture) => engine.sampleSwatches(picture.summary, OPTIONS)).at(-1),
          isRight: areRight(found.at(-1)!.summary),
          scaledBy: 1 / found.length,
        },
        {
          name: 'summary, palette and swatches, dearest picture',
          run: () => {
            const fresh = engine.summarize(rgba);
            engine.clusterPalette(fresh, { count: 5, variant: 0 });
            return engine.sampleSwatches(fresh, OPTIONS);
          },
          isRight,
        },
      ],
      { group: 'swatches', rounds: bench.isQuick ? 5 : 25 },
    );
    bench.record({ name: 'WebAssembly memory', group: 'memory', unit: 'MB', better: 'less', clock: 'none' }, [
      engine.memoryBytes() / 1024 / 1024,
    ]);
  },
};
