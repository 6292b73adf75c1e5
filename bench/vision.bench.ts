import { simulate as simulateColorblind } from '@bjornlu/colorblind';
import { filterDeficiencyDeuter, type Rgb as CuloriRgb } from 'culori';
import { type DeficiencyKind, simulateDeficiency } from '../src/color/deficiency';
import { SIDE_LENGTH, deficiencyTables } from '../src/engine/deficiencyTables';
import { DEFICIENCY_OFFSET, ENCODE } from '../src/engine/tables';
import { createWasmEngine } from '../src/engine/wasmEngine';
import { instantiateEngine, loadNodeEngine } from '../tests/support/nodeEngine';
import { createCopier } from './memoryCopy';
import { type Goal, race } from './measure';

export const title = 'Color vision on 12 MP (F-5)';

const PIXELS = 12_000_000;
const BYTES = PIXELS * 4;
/** Libraries that make an object per pixel get fewer pixels, and their figure is scaled. */
const PEER_PIXELS = 200_000;

/** One matrix, and two on either side of a plane. */
const SINGLE: DeficiencyKind = 'achromatomaly';
const SIDED: DeficiencyKind = 'deuteranopia';

const noise = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let i = 0; i < length; i++) {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    bytes[i] = state >>> 24;
  }
  return bytes;
};

/** What a careful hand writes without WebAssembly: whole pixels as words, nine table look-ups, one output. */
const carefulSingle = (source: Uint32Array, out: Uint32Array, table: Int32Array): void => {
  for (let i = 0; i < source.length; i++) {
    const p = source[i]!;
    const r = (p & 255) << 2;
    const g = 1024 + ((p >>> 6) & 0x3fc);
    const b = 2048 + ((p >>> 14) & 0x3fc);
    const red = Math.min(Math.max(table[r]! + table[g]! + table[b]!, 0), 0xfffffff);
    const green = Math.min(Math.max(table[r + 1]! + table[g + 1]! + table[b + 1]!, 0), 0xfffffff);
    const blue = Math.min(Math.max(table[r + 2]! + table[g + 2]! + table[b + 2]!, 0), 0xfffffff);
    out[i] =
      (p & 0xff000000) | ENCODE[red >> 12]! | (ENCODE[green >> 12]! << 8) | (ENCODE[blue >> 12]! << 16);
  }
};

const carefulSided = (source: Uint32Array, out: Uint32Array, high: Int32Array, low: Int32Array): void => {
  for (let i = 0; i < source.length; i++) {
    const p = source[i]!;
    const r = (p & 255) << 2;
    const g = 1024 + ((p >>> 6) & 0x3fc);
    const b = 2048 + ((p >>> 14) & 0x3fc);
    const table = high[r + 3]! + high[g + 3]! + high[b + 3]! >= 0 ? high : low;
    const red = Math.min(Math.max(table[r]! + table[g]! + table[b]!, 0), 0xfffffff);
    const green = Math.min(Math.max(table[r + 1]! + table[g + 1]! + table[b + 1]!, 0), 0xfffffff);
    const blue = Math.min(Math.max(table[r + 2]! + table[g + 2]! + table[b + 2]!, 0), 0xfffffff);
    out[i] =
      (p & 0xff000000) | ENCODE[red >> 12]! | (ENCODE[green >> 12]! << 8) | (ENCODE[blue >> 12]! << 16);
  }
};

/** Every fifth value of each channel against the formula in doubles. */
const exactness = async (kind: DeficiencyKind) => {
  const engine = await loadNodeEngine();
  const steps = Array.from({ length: 52 }, (_, i) => i * 5);
  const rgba = Uint8Array.from(
    steps.flatMap((r) => steps.flatMap((g) => steps.flatMap((b) => [r, g, b, 255]))),
  );
  const out = engine.simulate(rgba, kind);
  let exact = 0;
  let worst = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const right = simulateDeficiency({ r: rgba[i]!, g: rgba[i + 1]!, b: rgba[i + 2]! }, kind);
    for (const [lane, value] of [right.r, right.g, right.b].entries()) {
      const off = Math.abs(out[i + lane]! - value);
      if (off === 0) exact += 1;
      worst = Math.max(worst, off);
    }
  }
  return { exact: exact / ((rgba.length / 4) * 3), worst };
};

export const run = async () => {
  const checks = [await exactness(SINGLE), await exactness(SIDED)];
  const worst = Math.max(...checks.map((check) => check.worst));
  const exact = Math.min(...checks.map((check) => check.exact));
  if (worst > 1) throw new Error(`A simulated channel is ${worst} codes off`);

  const wasm = await instantiateEngine();
  const engine = createWasmEngine(wasm);
  const rgba = noise(BYTES);
  const pixels = wasm.allocate(BYTES);
  new Uint8Array(wasm.memory.buffer, pixels, BYTES).set(rgba);
  const tables = new Int32Array(wasm.memory.buffer, wasm.tables() + DEFICIENCY_OFFSET, 2 * SIDE_LENGTH);
  const [single, sided] = [deficiencyTables(SINGLE), deficiencyTables(SIDED)];
  const load = ({ high, low }: typeof single): void => {
    tables.set(high);
    tables.set(low, SIDE_LENGTH);
  };
  const words = new Uint32Array(rgba.buffer);
  const out = new Uint32Array(PIXELS);
  const copy = createCopier(BYTES);

  const times = await race(
    [
      { name: 'memory.copy', run: copy },
      { name: 'one matrix', run: () => (load(single), wasm.simulateSingle(pixels, PIXELS)) },
      { name: 'Brettel', run: () => (load(sided), wasm.simulateSided(pixels, PIXELS)) },
      { name: 'JS one matrix', run: () => carefulSingle(words, out, single.high) },
      { name: 'JS Brettel', run: () => carefulSided(words, out, sided.high, sided.low) },
    ],
    // Many, because the limit itself varies by a fifth from one round to the next.
    { rounds: 25 },
  );
  const whole = await loadNodeEngine();
  const wholeTimes = await race([{ name: 'engine.simulate', run: () => whole.simulate(rgba, SIDED) }], {
    rounds: 5,
  });

  const deuter = filterDeficiencyDeuter(1);
  const peerTimes = await race(
    [
      {
        name: '@bjornlu/colorblind',
        run: () => {
          for (let i = 0; i < PEER_PIXELS * 4; i += 4) {
            simulateColorblind({ r: rgba[i]!, g: rgba[i + 1]!, b: rgba[i + 2]! }, 'deuteranopia');
          }
        },
      },
      {
        name: 'culori',
        run: () => {
          for (let i = 0; i < PEER_PIXELS * 4; i += 4) {
            const color: CuloriRgb = {
              mode: 'rgb',
              r: rgba[i]! / 255,
              g: rgba[i + 1]! / 255,
              b: rgba[i + 2]! / 255,
            };
            deuter(color);
          }
        },
      },
    ],
    { rounds: 5 },
  );

  const copyMs = times.get('memory.copy')!;
  const row = (name: string, ms: number, count: number) => ({
    name,
    'MP/s': Math.round(count / 1e3 / ms),
    'of memory.copy': `${((100 * copyMs * count) / PIXELS / ms).toFixed(1)} %`,
  });
  const rows = [
    ...Array.from([...times, ...wholeTimes], ([name, ms]) => row(name, ms, PIXELS)),
    ...Array.from(peerTimes, ([name, ms]) => row(name, ms, PEER_PIXELS)),
  ];
  console.table(rows);
  if (engine.kind !== 'wasm') throw new Error('Measured the wrong engine');

  const share = (name: string) => (100 * copyMs) / times.get(name)!;
  const overJs = Math.min(
    times.get('JS one matrix')! / times.get('one matrix')!,
    times.get('JS Brettel')! / times.get('Brettel')!,
  );
  const goals: Goal[] = [
    {
      id: 'F-5',
      goal: 'one matrix ≥ 13 % of memory.copy',
      figure: `${share('one matrix').toFixed(1)} %`,
      met: share('one matrix') >= 13,
    },
    {
      id: 'F-5',
      goal: 'Brettel ≥ 9 % of memory.copy',
      figure: `${share('Brettel').toFixed(1)} %`,
      met: share('Brettel') >= 9,
    },
    { id: 'F-5', goal: '≥ 2.5 × careful JS', figure: overJs.toFixed(2), met: overJs >= 2.5 },
    { id: 'F-5', goal: '≤ 1 code off', figure: String(worst), met: worst <= 1 },
    {
      id: 'F-5',
      goal: '≥ 99.7 % of channels exact',
      figure: `${(exact * 100).toFixed(2)} %`,
      met: exact >= 0.997,
    },
  ];
  return { goals, rows };
};
