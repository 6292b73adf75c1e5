import { simulate as simulateColorblind } from '@bjornlu/colorblind';
import { filterDeficiencyDeuter, type Rgb as CuloriRgb } from 'culori';
import { type DeficiencyKind, simulateDeficiency } from '../../src/color/deficiency';
import { SIDE_LENGTH, deficiencyTables } from '../../src/engine/deficiencyTables';
import type { Engine } from '../../src/engine/engine';
import { DEFICIENCY_OFFSET } from '../../src/engine/tables';
import { createWasmEngine } from '../../src/engine/wasmEngine';
import { isSimulated } from '../checks/simulated';
import { carefulSided, carefulSingle } from '../peers/carefulVision';
import { createCopier } from '../peers/memoryCopy';
import type { Bench, Contender, Suite } from '../suite';

const PIXELS = 12_000_000;
const BYTES = PIXELS * 4;
const GROUP = 'color vision, 12 MP';
/** Libraries that allocate an object per pixel get fewer pixels, and their figure is scaled. */
const PEER_PIXELS = 200_000;

/** A kind with one matrix, and one with two, for either side of a plane. */
const SINGLE: DeficiencyKind = 'achromatomaly';
const SIDED: DeficiencyKind = 'deuteranopia';

const noise = (length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let i = 0; i < length; i++) {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    bytes[i] = state >>> 24;
  }
  return bytes;
};

/** Every fifth value of each channel against the formula in doubles. */
const exactness = (engine: Engine, kind: DeficiencyKind) => {
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
  return { exact: (100 * exact) / ((rgba.length / 4) * 3), worst };
};

const recordExactness = async ({ host, record, check }: Bench): Promise<void> => {
  const engine = await host.loadEngine();
  check('the engine is compiled', engine.kind === 'wasm');
  const checks = [exactness(engine, SINGLE), exactness(engine, SIDED)];
  const kind = { group: 'right', clock: 'none', isExact: true } as const;
  record({ ...kind, name: 'codes off at most', unit: '1', better: 'less' }, [
    Math.max(...checks.map(({ worst }) => worst)),
  ]);
  record({ ...kind, name: 'channels exact', unit: '%', better: 'more' }, [
    Math.min(...checks.map(({ exact }) => exact)),
  ]);
};

/** Both work in place: without fresh input they would read more and more grays, and the others noise. */
const createKernels = async ({ host }: Bench, rgba: Uint8Array): Promise<Contender[]> => {
  const wasm = await host.instantiate();
  createWasmEngine(wasm);
  const pixels = wasm.allocate(BYTES);
  const view = new Uint8Array(wasm.memory.buffer, pixels, BYTES);
  const prepare = (): void => view.set(rgba);
  const tables = new Int32Array(wasm.memory.buffer, wasm.tables() + DEFICIENCY_OFFSET, 2 * SIDE_LENGTH);
  const isRight = (kind: DeficiencyKind) => (): true | string => isSimulated(view, rgba, kind);
  const load = (kind: DeficiencyKind): void => {
    const { high, low } = deficiencyTables(kind);
    tables.set(high);
    tables.set(low, SIDE_LENGTH);
  };
  return [
    {
      name: 'one matrix',
      prepare,
      run: () => (load(SINGLE), wasm.simulateSingle(pixels, PIXELS)),
      isRight: isRight(SINGLE),
      limit: 'memory.copy',
    },
    {
      name: 'Brettel',
      prepare,
      run: () => (load(SIDED), wasm.simulateSided(pixels, PIXELS)),
      isRight: isRight(SIDED),
      limit: 'memory.copy',
    },
  ];
};

const createCareful = (rgba: Uint8Array<ArrayBuffer>): Contender[] => {
  const words = new Uint32Array(rgba.buffer);
  const out = new Uint32Array(PIXELS);
  const simulated = new Uint8Array(out.buffer);
  const [single, sided] = [deficiencyTables(SINGLE), deficiencyTables(SIDED)];
  return [
    {
      name: 'JavaScript, one matrix',
      isPeer: true,
      run: () => carefulSingle(words, out, single.high),
      isRight: () => isSimulated(simulated, rgba, SINGLE),
    },
    {
      name: 'JavaScript, Brettel',
      isPeer: true,
      run: () => carefulSided(words, out, sided.high, sided.low),
      isRight: () => isSimulated(simulated, rgba, SIDED),
    },
  ];
};

/** They use other formulas: they are only checked for returning a color for every pixel. */
const createPeers = (rgba: Uint8Array): Contender[] => {
  const deuter = filterDeficiencyDeuter(1);
  const forEachPixel = (see: (r: number, g: number, b: number) => object | undefined) => (): number => {
    let simulated = 0;
    for (let i = 0; i < PEER_PIXELS * 4; i += 4) {
      if (see(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!)) simulated += 1;
    }
    return simulated;
  };
  const rest = {
    isRight: (simulated: unknown) => simulated === PEER_PIXELS,
    scaledBy: PIXELS / PEER_PIXELS,
    isPeer: true,
  };
  return [
    {
      name: '@bjornlu/colorblind',
      run: forEachPixel((r, g, b) => simulateColorblind({ r, g, b }, 'deuteranopia')),
      ...rest,
    },
    {
      name: 'culori',
      run: forEachPixel((r, g, b) => {
        const color: CuloriRgb = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 };
        return deuter(color);
      }),
      ...rest,
    },
  ];
};

export const suite: Suite = {
  name: 'vision',
  group: 'engine',
  title: 'Color vision deficiency on 12 megapixels',
  processes: { full: 6, quick: 6 },
  seconds: { full: 6, quick: 3 },
  goals: [
    { id: 'F-5', text: 'one matrix ≤ 4 × memory.copy', figure: 'one matrix', over: 'memory.copy', atMost: 4 },
    { id: 'F-5', text: 'Brettel ≤ 6.7 × memory.copy', figure: 'Brettel', over: 'memory.copy', atMost: 6.7 },
    {
      id: 'F-5',
      text: 'JavaScript ≥ 2.5 × one matrix',
      figure: 'JavaScript, one matrix',
      over: 'one matrix',
      atLeast: 2.5,
    },
    {
      id: 'F-5',
      text: 'JavaScript ≥ 2.5 × Brettel',
      figure: 'JavaScript, Brettel',
      over: 'Brettel',
      atLeast: 2.5,
    },
    { id: 'F-5', text: 'at most 1 code off', figure: 'codes off at most', atMost: 1 },
    { id: 'F-5', text: '≥ 99.7 % of channels exact', figure: 'channels exact', atLeast: 99.7 },
  ],
  run: async (bench) => {
    if (bench.process === 0) await recordExactness(bench);
    const rgba = noise(BYTES);
    await bench.race(
      [
        { name: 'memory.copy', isPeer: true, ...createCopier(BYTES) },
        ...(await createKernels(bench, rgba)),
        ...createCareful(rgba),
        ...createPeers(rgba),
      ],
      { group: GROUP, rounds: bench.isQuick ? 3 : 9, budgetMs: bench.isQuick ? 200 : 600 },
    );
  },
};
