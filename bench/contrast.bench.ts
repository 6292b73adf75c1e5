import Color from 'colorjs.io';
import { wcagContrast } from 'culori';
import { hex as wcagHex } from 'wcag-contrast';
import { contrastRatio } from '../src/color/contrast';
import type { PackedRgb } from '../src/engine/engine';
import { withFlare } from '../src/engine/flare';
import { createXorshift } from '../src/engine/xorshift';
import { instantiateEngine, loadNodeEngine } from '../tests/support/nodeEngine';
import { type Goal, race } from './measure';

export const title = 'Contrast matrix (F-6)';

const SIZE = 200;
const THRESHOLDS = [3, 4.5, 7];
/** Thousands of pairs take the libraries long: they get fewer, and their figure is scaled. */
const PEER_SIZE = 40;

const random = createXorshift(7);
const colors: PackedRgb[] = Array.from({ length: SIZE }, () => Math.floor(random() * 0x1000000));
const toRgb = (color: PackedRgb) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
const toHex = (color: PackedRgb): string => `#${color.toString(16).padStart(6, '0')}`;

/** What a careful hand writes without WebAssembly: every luminance and its inverse once, no division, no allocation. */
const carefulMatrix = (light: Float32Array, inverse: Float32Array, ratios: Float32Array): void => {
  const n = light.length;
  for (let i = 0; i < n; i++) {
    const row = light[i]!;
    const inverseRow = inverse[i]!;
    const start = i * n;
    for (let j = 0; j < n; j++) {
      const darker = row * inverse[j]!;
      const lighter = inverseRow * light[j]!;
      ratios[start + j] = darker > lighter ? darker : lighter;
    }
  }
};

const everyPair = (items: readonly unknown[], ratio: (i: number, j: number) => number): number => {
  let sum = 0;
  for (let i = 0; i < items.length; i++) for (let j = 0; j < items.length; j++) sum += ratio(i, j);
  return sum;
};

export const run = async () => {
  const engine = await loadNodeEngine();
  const matrix = engine.contrastMatrix(colors);
  let flips = 0;
  for (const [i, background] of colors.entries()) {
    for (const [j, text] of colors.entries()) {
      const exact = contrastRatio(toRgb(background), toRgb(text));
      for (const threshold of THRESHOLDS)
        if (matrix[i * SIZE + j]! >= threshold !== exact >= threshold) flips += 1;
    }
  }

  const wasm = await instantiateEngine();
  const light = wasm.allocate(SIZE * 4 + 16);
  const inverse = wasm.allocate(SIZE * 4 + 16);
  const ratios = wasm.allocate(SIZE * SIZE * 4 + 16);
  const lights = Float32Array.from(colors, withFlare);
  const inverses = lights.map((value) => 1 / value);
  new Float32Array(wasm.memory.buffer, light, SIZE).set(lights);
  new Float32Array(wasm.memory.buffer, inverse, SIZE).set(inverses);
  const out = new Float32Array(SIZE * SIZE);
  const few = colors.slice(0, PEER_SIZE);
  const hexes = few.map(toHex);
  const parsed = hexes.map((hex) => new Color(hex));
  const times = await race(
    [
      { name: 'kernel', run: () => wasm.contrastMatrix(light, inverse, SIZE, ratios) },
      { name: 'engine.contrastMatrix', run: () => engine.contrastMatrix(colors) },
      { name: 'careful JS', run: () => carefulMatrix(lights, inverses, out) },
    ],
    { rounds: 31 },
  );
  const peers = await race([
    { name: 'wcag-contrast', run: () => everyPair(few, (i, j) => wcagHex(hexes[i]!, hexes[j]!)) },
    { name: 'culori', run: () => everyPair(few, (i, j) => wcagContrast(hexes[i]!, hexes[j]!)) },
    { name: 'colorjs.io', run: () => everyPair(few, (i, j) => parsed[i]!.contrast(parsed[j]!, 'WCAG21')) },
  ]);
  const scaled = new Map([...peers].map(([name, ms]) => [name, ms * (SIZE / PEER_SIZE) ** 2]));
  const rows = [...times, ...scaled].map(([name, ms]) => ({
    name,
    [`µs for ${SIZE}²`]: Number((ms * 1000).toFixed(1)),
  }));
  console.table(rows);

  const kernelUs = times.get('kernel')! * 1000;
  const overJs = times.get('careful JS')! / times.get('kernel')!;
  const overLibraries = Math.min(...scaled.values()) / times.get('kernel')!;
  const goals: Goal[] = [
    { id: 'F-6', goal: '200 colors ≤ 10 µs', figure: `${kernelUs.toFixed(1)} µs`, met: kernelUs <= 10 },
    { id: 'F-6', goal: '≥ 10 × typed-array JS', figure: overJs.toFixed(1), met: overJs >= 10 },
    {
      id: 'F-6',
      goal: '≥ 1,000 × any library',
      figure: overLibraries.toFixed(0),
      met: overLibraries >= 1000,
    },
    { id: 'F-6', goal: 'no threshold flips', figure: String(flips), met: flips === 0 },
  ];
  return { goals, rows };
};
