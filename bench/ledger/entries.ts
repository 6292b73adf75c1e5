import type { Oklab } from '../../src/color/types';
import { deltaEOk } from '../../src/color/distance';
import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { createXorshift } from '../../src/engine/xorshift';
import { remembering } from '../../workers/picture-looks/colorMaps';
import { recoloring } from '../../workers/picture-looks/recoloring';
import type { Pixels } from '../host/host';

/** A place where the code is more complex than necessary for speed, and its plain form. */
export type Entry = {
  /** The file, and the part of it. */
  readonly place: string;
  readonly plainer: string;
  /** Both return the value to compare; `run` is the product's. */
  readonly run: () => unknown;
  readonly runPlain: () => unknown;
};

const KIND = 'deuteranopia';

/** The compiled kernels; their plain form is the TypeScript engine, with bit-identical results. */
const kernels = (engine: Engine, picture: Pixels): Entry[] => {
  const reference = createReferenceEngine();
  const { rgba } = picture;
  const summary = engine.summarize(rgba);
  const reduced = engine.shrink({ ...picture, rgba: new Uint8ClampedArray(rgba) }, 256);
  const random = createXorshift(7);
  const colors = Array.from({ length: 200 }, () => Math.floor(random() * 0x1000000));
  const entry = (kernel: string, call: (of: Engine) => unknown): Entry => ({
    place: `assembly/kernels/${kernel}`,
    plainer: 'src/engine/reference',
    run: () => call(engine),
    runPlain: () => call(reference),
  });
  return [
    entry('histogram.ts', (of) => of.summarize(rgba)),
    entry('medians.ts', (of) => of.clusterPalette(summary, { count: 5, variant: 0 })),
    entry('swatches.ts', (of) => of.sampleSwatches(summary, { target: 200, seed: 1 })),
    entry('patches.ts', (of) => of.findPatches(reduced)),
    entry('deficiency.ts', (of) => of.simulate(rgba, KIND)),
    // Copied out of the engine's memory, which the next call overwrites.
    entry('contrast.ts', (of) => of.contrastMatrix(colors).slice()),
    entry('points.ts: countNearest', (of) => of.shares(summary, colors.slice(0, 9))),
  ];
};

/** Kernels that overwrite pixels in place. */
const inPlace = (engine: Engine, { rgba }: Pixels): Entry => {
  // Each its own, so that neither overwrites what the other gives.
  const [own, other] = [new Uint8ClampedArray(rgba.length), new Uint8ClampedArray(rgba.length)];
  return {
    place: 'src/engine/wasmEngine.ts: simulate into the pixels themselves',
    plainer: 'a new array for each picture',
    run: () => {
      own.set(rgba);
      return engine.simulate(own, KIND, own);
    },
    runPlain: () => {
      other.set(rgba);
      return engine.simulate(other, KIND);
    },
  };
};

const distances = (): Entry => {
  const random = createXorshift(5);
  const labs: Oklab[] = Array.from({ length: 300 }, () => ({
    okL: random(),
    okA: random() - 0.5,
    okB: random() - 0.5,
  }));
  const nearest = (distance: (a: Oklab, b: Oklab) => number): number => {
    let least = Infinity;
    for (const [i, a] of labs.entries()) {
      for (let j = 0; j < i; j++) least = Math.min(least, distance(a, labs[j]!));
    }
    return Math.round(least * 1e9);
  };
  return {
    place: 'src/color/distance.ts: deltaEOk',
    plainer: 'Math.hypot',
    run: () => nearest(deltaEOk),
    runPlain: () => nearest((a, b) => Math.hypot(a.okL - b.okL, a.okA - b.okA, a.okB - b.okB)),
  };
};

/** Of a picture at full size, as it is painted for its file: a reduced one has few repeated colors. */
const PAINTED_PIXELS = 4_000_000;
/** A palette of the usual size, and the one that replaces it. */
const PALETTE = [0x2a1230, 0x2b3fd6, 0xf3eee3, 0xff6a3d, 0xc9b6f2];
const OTHER_PALETTE = [0x102a12, 0x3fd62b, 0xe3f3ee, 0x3d6aff, 0xf2c9b6];

const memory = (full: Pixels): Entry => {
  const rgba = full.rgba.subarray(0, PAINTED_PIXELS * 4);
  const map = recoloring(PALETTE, OTHER_PALETTE);
  const colors = Uint32Array.from(
    { length: rgba.length >> 2 },
    (_, i) => (rgba[i * 4]! << 16) | (rgba[i * 4 + 1]! << 8) | rgba[i * 4 + 2]!,
  );
  const paint = (by: (rgb: number) => number): number =>
    colors.reduce((sum, rgb) => (sum + by(rgb)) >>> 0, 0);
  return {
    place: 'workers/picture-looks/colorMaps.ts: remembering',
    plainer: 'every pixel mapped anew',
    // A new map each time, as for each picture.
    run: () => paint(remembering(map)),
    runPlain: () => paint(map),
  };
};

/** Every entry except the reading of pictures and films, with a reduced and a full-size picture. */
export const createEntries = (engine: Engine, picture: Pixels, full: Pixels): Entry[] => [
  ...kernels(engine, picture),
  inPlace(engine, picture),
  distances(),
  memory(full),
];
