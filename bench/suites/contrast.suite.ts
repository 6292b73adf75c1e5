import Color from 'colorjs.io';
import { wcagContrast } from 'culori';
import { hex as wcagHex } from 'wcag-contrast';
import type { PackedRgb } from '../../src/engine/engine';
import { withFlare } from '../../src/engine/flare';
import { createXorshift } from '../../src/engine/xorshift';
import { exactRatio, isMatrix } from '../checks/matrix';
import { carefulMatrix } from '../peers/carefulContrast';
import type { Bench, Contender, Suite } from '../suite';

const SIZE = 200;
const GROUP = `contrast of ${SIZE} colors`;
/** Sizes of the growth curve. */
const SIZES = [2, 9, 50, SIZE, 800, 2000];
const THRESHOLDS = [3, 4.5, 7];
/** The libraries are slow: they get fewer pairs, and their figure is scaled. */
const PEER_SIZE = 40;

const random = createXorshift(7);
const draw = (count: number): PackedRgb[] =>
  Array.from({ length: count }, () => Math.floor(random() * 0x1000000));
const colors = draw(SIZE);
const toHex = (color: PackedRgb): string => `#${color.toString(16).padStart(6, '0')}`;

/** Pairs whose WCAG verdict differs from the formula's. */
const countFlips = (matrix: Float32Array): number => {
  let flips = 0;
  for (const [i, background] of colors.entries()) {
    for (const [j, text] of colors.entries()) {
      const exact = exactRatio(background, text);
      for (const threshold of THRESHOLDS) {
        if (matrix[i * SIZE + j]! >= threshold !== exact >= threshold) flips += 1;
      }
    }
  }
  return flips;
};

/** The kernel and the optimized loop on the same colors, each in its own memory. */
const createKernel = async ({ host }: Bench, of: readonly PackedRgb[]) => {
  const size = of.length;
  const wasm = await host.instantiate();
  const [light, inverse, ratios] = [size, size, size * size].map((n) => wasm.allocate(n * 4 + 16));
  const lights = Float32Array.from(of, withFlare);
  const inverses = lights.map((value) => 1 / value);
  new Float32Array(wasm.memory.buffer, light, size).set(lights);
  new Float32Array(wasm.memory.buffer, inverse, size).set(inverses);
  const out = new Float32Array(size * size);
  return {
    memoryBytes: (): number => wasm.memory.buffer.byteLength,
    kernel: {
      run: () => wasm.contrastMatrix(light!, inverse!, size, ratios!),
      isRight: () => isMatrix(new Float32Array(wasm.memory.buffer, ratios, size * size), of),
    },
    careful: { run: () => carefulMatrix(lights, inverses, out), isRight: () => isMatrix(out, of) },
  };
};

const everyPair = (size: number, ratio: (i: number, j: number) => number): number => {
  let sum = 0;
  for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) sum += ratio(i, j);
  return sum;
};

/** Each asks its library for every pair; the sums must equal the formula's. */
const createPeers = (): Contender[] => {
  const few = colors.slice(0, PEER_SIZE);
  const hexes = few.map(toHex);
  const parsed = hexes.map((hex) => new Color(hex));
  const exact = everyPair(PEER_SIZE, (i, j) => exactRatio(few[i]!, few[j]!));
  const ratios: Record<string, (i: number, j: number) => number> = {
    'wcag-contrast': (i, j) => wcagHex(hexes[i]!, hexes[j]!),
    culori: (i, j) => wcagContrast(hexes[i]!, hexes[j]!),
    'colorjs.io': (i, j) => parsed[i]!.contrast(parsed[j]!, 'WCAG21'),
  };
  return Object.entries(ratios).map(([name, ratio]) => ({
    name,
    run: () => everyPair(PEER_SIZE, ratio),
    // Some libraries round ratios to two digits.
    isRight: (sum) =>
      Math.abs(Number(sum) / exact - 1) < 2e-3 ||
      `the ratios of ${PEER_SIZE} colors sum to ${String(sum)} where ${exact} was expected`,
    scaledBy: (SIZE / PEER_SIZE) ** 2,
    isPeer: true,
  }));
};

export const suite: Suite = {
  name: 'contrast',
  group: 'engine',
  title: `WCAG contrast of every pair of ${SIZE} colors`,
  processes: { full: 6, quick: 6 },
  seconds: { full: 6, quick: 1.5 },
  goals: [
    { id: 'F-6', text: 'kernel ≤ 0.01 ms', figure: 'kernel', atMost: 0.01 },
    { id: 'F-6', text: 'careful JavaScript ≥ 5 ×', figure: 'careful JavaScript', over: 'kernel', atLeast: 5 },
    ...['wcag-contrast', 'culori', 'colorjs.io'].map((figure) => ({
      id: 'F-6',
      text: `${figure} ≥ 1,000 ×`,
      figure,
      over: 'kernel',
      atLeast: 1000,
    })),
    { id: 'F-6', text: 'no threshold flips', figure: 'threshold flips', atMost: 0 },
  ],
  run: async (bench) => {
    const { kernel, careful, memoryBytes } = await createKernel(bench, colors);
    if (bench.process === 0) {
      const matrix = (await bench.host.loadEngine()).contrastMatrix(colors);
      bench.record(
        { name: 'threshold flips', group: 'right', unit: '1', better: 'less', clock: 'none', isExact: true },
        [countFlips(matrix)],
      );
    }
    await bench.race(
      [
        { name: 'kernel', ...kernel },
        { name: 'careful JavaScript', isPeer: true, ...careful },
        ...createPeers(),
      ],
      { group: GROUP, rounds: bench.isQuick ? 5 : 15, budgetMs: 300 },
    );
    bench.record({ name: 'WebAssembly memory', group: 'memory', unit: 'MB', better: 'less', clock: 'none' }, [
      memoryBytes() / 1024 / 1024,
    ]);
    for (const size of bench.isQuick ? [] : SIZES) {
      const sized = await createKernel(bench, draw(size));
      await bench.race([{ name: `kernel, ${size} colors`, ...sized.kernel, size, sizeUnit: 'colors' }], {
        group: 'contrast, growth',
        rounds: 9,
      });
    }
  },
};
