import type { Engine } from '../../src/engine/engine';
import { isSimulated } from '../checks/simulated';
import type { Bench, Contender, Suite } from '../suite';

const MEGAPIXELS = [1, 3, 6, 12, 24, 50];
const FEW = [1, 6, 12];
const WIDTH = 5000;
/** About the height that readers hand over at a time. */
const BAND_ROWS = 200;
const PREVIEW_SIDE = 800;
const KIND = 'deuteranopia';

/** A band of gradients, so that pixels are neither all alike nor all different. */
const createBand = (): Uint8Array => {
  const band = new Uint8Array(WIDTH * BAND_ROWS * 4);
  for (let i = 0; i < band.length; i += 4) {
    const x = (i >> 2) % WIDTH;
    const y = Math.floor((i >> 2) / WIDTH);
    band.set([x / 20, (x ^ (y * 7)) & 255, y, 255], i);
  }
  return band;
};

/** Every pixel of a picture, a band at a time, to its colors and preview. */
const readPicture = (engine: Engine, band: Uint8Array, height: number) => {
  const reader = engine.openPicture({ width: WIDTH, height }, { previewSide: PREVIEW_SIDE });
  for (let row = 0; row < height; row += BAND_ROWS) reader.addRows(band, BAND_ROWS);
  return reader.finish();
};

/** Every pixel is opaque, and so counts once. */
const isRead = (reading: unknown, height: number): boolean | string => {
  const { preview, summary } = reading as ReturnType<typeof readPicture>;
  const pixels = summary.weights.reduce((sum, weight) => sum + weight, 0);
  if (pixels !== WIDTH * height) return `${pixels} pixels of ${WIDTH * height}`;
  return Math.max(preview.width, preview.height) === PREVIEW_SIDE && summary.colors.length > 1000;
};

const countBands = (megapixels: number): number => Math.round((megapixels * 1e6) / WIDTH / BAND_ROWS);

const readingOf = (engine: Engine, megapixels: number, band: Uint8Array): Contender => {
  const height = countBands(megapixels) * BAND_ROWS;
  return {
    name: `read, ${megapixels} MP`,
    run: () => readPicture(engine, band, height),
    isRight: (reading) => isRead(reading, height),
    size: megapixels,
    sizeUnit: 'megapixels',
  };
};

/** The bands of a picture in sequence, as drawn for a color vision deficiency. */
const visionOf = (engine: Engine, megapixels: number, band: Uint8Array): Contender => {
  const bands = countBands(megapixels);
  const scratch = new Uint8ClampedArray(band.length);
  return {
    name: `color vision, ${megapixels} MP`,
    run: () => {
      let seen = scratch;
      for (let at = 0; at < bands; at++) {
        scratch.set(band);
        seen = engine.simulate(scratch, KIND);
      }
      return seen;
    },
    isRight: (seen) => isSimulated(seen as Uint8ClampedArray, band, KIND),
    size: megapixels,
    sizeUnit: 'megapixels',
  };
};

export const suite: Suite = {
  name: 'pixels',
  group: 'engine',
  title: 'What pixels cost: pictures of 1 to 50 megapixels',
  processes: { full: 6, quick: 1 },
  seconds: { full: 6, quick: 3 },
  goals: [],
  run: async (bench: Bench) => {
    const engine = await bench.host.loadEngine();
    const band = createBand();
    const sizes = bench.isQuick ? FEW : MEGAPIXELS;
    const options = { rounds: bench.isQuick ? 2 : 5, budgetMs: 400 };
    await bench.race(
      sizes.map((size) => readingOf(engine, size, band)),
      { group: 'every pixel read, growth', ...options },
    );
    await bench.race(
      sizes.map((size) => visionOf(engine, size, band)),
      { group: 'color vision, growth', ...options },
    );
  },
};
