import { createXorshift } from '../../src/engine/xorshift';
import { withFlare } from '../../src/engine/flare';
import { SIDE_LENGTH, deficiencyTables } from '../../src/engine/deficiencyTables';
import type { Engine } from '../../src/engine/engine';
import { DEFICIENCY_OFFSET } from '../../src/engine/tables';
import { createWasmEngine } from '../../src/engine/wasmEngine';
import { isMatrix } from '../checks/matrix';
import { isSimulated } from '../checks/simulated';
import type { Host } from '../host/host';
import { meterKernels } from '../peers/meteredKernels';
import type { Bench, Contender, Suite } from '../suite';

const COLORS = 200;
const PIXELS = 12_000_000;
const KIND = 'deuteranopia';
// As long as fast code is still being compiled.
const WARM_ROUNDS = 150;
const ROUNDS = 51;

const random = createXorshift(7);

/** The kernel in its memory, and the whole call through the engine: lists in, a new array out. */
export const contrastContenders = async (
  host: Pick<Host, 'instantiate' | 'loadEngine'>,
): Promise<Contender[]> => {
  const colors = Array.from({ length: COLORS }, () => Math.floor(random() * 0x1000000));
  const wasm = await host.instantiate();
  const engine = await host.loadEngine();
  const [light, inverse, ratios] = [COLORS, COLORS, COLORS ** 2].map((n) => wasm.allocate(n * 4 + 16));
  const lights = Float32Array.from(colors, withFlare);
  new Float32Array(wasm.memory.buffer, light, COLORS).set(lights);
  new Float32Array(wasm.memory.buffer, inverse, COLORS).set(lights.map((value) => 1 / value));
  return [
    {
      name: 'contrast: kernel',
      run: () => wasm.contrastMatrix(light!, inverse!, COLORS, ratios!),
      isRight: () => isMatrix(new Float32Array(wasm.memory.buffer, ratios, COLORS ** 2), colors),
    },
    {
      name: 'contrast: engine',
      run: () => engine.contrastMatrix(colors),
      isRight: (matrix) => isMatrix(matrix as Float32Array, colors),
      limit: 'contrast: kernel',
    },
  ];
};

/** Both work in place, and get fresh pixels each time: a picture that was simulated before is no user's. */
export const visionContenders = async (
  host: Pick<Host, 'instantiate'>,
  engine: Pick<Engine, 'simulate'>,
  rgba: Uint8Array,
): Promise<Contender[]> => {
  const wasm = await host.instantiate();
  createWasmEngine(wasm);
  const pixels = wasm.allocate(rgba.length);
  const view = new Uint8Array(wasm.memory.buffer, pixels, rgba.length);
  const { high, low } = deficiencyTables(KIND);
  const tables = new Int32Array(wasm.memory.buffer, wasm.tables() + DEFICIENCY_OFFSET, 2 * SIDE_LENGTH);
  tables.set(high);
  tables.set(low, SIDE_LENGTH);
  // The caller's own pixels, which are overwritten.
  const own = new Uint8ClampedArray(rgba.length);
  return [
    {
      name: 'vision: kernel',
      prepare: () => view.set(rgba),
      run: () => wasm.simulateSided(pixels, rgba.length / 4),
      isRight: () => isSimulated(view, rgba, KIND),
    },
    {
      name: 'vision: engine',
      prepare: () => own.set(rgba),
      run: () => engine.simulate(own, KIND, own),
      isRight: () => isSimulated(own, rgba, KIND),
      limit: 'vision: kernel',
    },
  ];
};

const raceContrast = async ({ host, race }: Bench): Promise<void> =>
  race(await contrastContenders(host), { group: `contrast of ${COLORS} colors`, rounds: 15 });

const raceVision = async ({ host, race, isQuick, record }: Bench): Promise<void> => {
  const rgba = Uint8Array.from({ length: PIXELS * 4 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24);
  const engine = await host.loadEngine();
  await race(await visionContenders(host, engine, rgba), {
    group: 'Brettel, 12 MP',
    rounds: isQuick ? 3 : 15,
  });
  record({ name: 'WebAssembly memory', group: 'memory', unit: 'MB', better: 'less', clock: 'none' }, [
    engine.memoryBytes() / 1024 / 1024,
  ]);
};

/** The share of a call that is spent in its kernels, round by round. */
const recordShare = (
  { record, step }: Bench,
  name: string,
  takeMs: () => number,
  run: () => unknown,
): void => {
  const rounds = Array.from({ length: WARM_ROUNDS + ROUNDS }, (_, round) => {
    step(`${name}, round ${round + 1}`);
    takeMs();
    const from = performance.now();
    run();
    return { engine: performance.now() - from, kernels: takeMs() };
  });
  const kind = { group: name, unit: 'ms', better: 'less', clock: 'wall' } as const;
  for (const part of ['kernels', 'engine'] as const) {
    const times = rounds.map((round) => round[part]);
    record(
      { ...kind, name: `${name}: ${part}`, ...(part === 'engine' && { limit: `${name}: kernels` }) },
      times.slice(WARM_ROUNDS),
      { warmUp: times.slice(0, WARM_ROUNDS) },
    );
  }
};

/**
 * From a picture's pixels to its colors, out of the engine's own memory as for film frames, and from these to a
 * palette.
 */
const recordPalette = async (bench: Bench): Promise<void> => {
  const { wasm, takeMs } = meterKernels(await bench.host.instantiate());
  const engine = createWasmEngine(wasm);
  const [picture] = await bench.host.loadPictures();
  const { rgba } = picture!;
  const summary = engine.summarize(rgba);
  bench.check('a picture has colors', summary.colors.length > 9);
  const view = engine.reserve(rgba.length / 4);
  view.set(rgba);
  recordShare(bench, 'summary', takeMs, () => engine.summarize(view));
  recordShare(bench, 'palette', takeMs, () => engine.clusterPalette(summary, { count: 5, variant: 0 }));
};

export const suite: Suite = {
  name: 'door',
  group: 'door',
  title: 'What the engine adds to its kernels: copies in and out',
  processes: { full: 6, quick: 6 },
  seconds: { full: 8, quick: 3 },
  goals: [
    { id: 'F-6', text: 'contrast through the engine ≤ 0.025 ms', figure: 'contrast: engine', atMost: 0.025 },
    // 12 megapixels at 300 a second.
    { id: 'F-5', text: 'vision through the engine ≤ 40 ms', figure: 'vision: engine', atMost: 40 },
    {
      id: 'F-5',
      text: 'vision through the engine ≤ 1.67 × the kernel',
      figure: 'vision: engine',
      over: 'vision: kernel',
      atMost: 1.67,
    },
    ...['summary', 'palette'].map((name) => ({
      id: 'F-5',
      text: `${name} through the engine ≤ 1.15 × its kernels`,
      figure: `${name}: engine`,
      over: `${name}: kernels`,
      atMost: 1.15,
    })),
  ],
  run: async (bench) => {
    await raceContrast(bench);
    await raceVision(bench);
    await recordPalette(bench);
  },
};
