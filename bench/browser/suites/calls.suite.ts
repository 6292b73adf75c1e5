import { SIDE_LENGTH, deficiencyTables } from '../../../src/engine/deficiencyTables';
import { withFlare } from '../../../src/engine/flare';
import { DEFICIENCY_OFFSET } from '../../../src/engine/tables';
import { createWasmEngine } from '../../../src/engine/wasmEngine';
import { createXorshift } from '../../../src/engine/xorshift';
import { createColorAnalyzer } from '../../../workers/color-analysis/page/client';
import { createPictureLooks } from '../../../workers/picture-looks/page/client';
import { isMatrix } from '../../checks/matrix';
import { isSimulated } from '../../checks/simulated';
import type { Bench, Suite } from '../../suite';

const COLORS = 200;
const KIND = 'deuteranopia';
const EMPTY = 'a call without work';
/** The preview of a picture, and one at its full size. */
const PICTURES = [
  { title: '0.5 MP', width: 800, height: 600 },
  { title: '12 MP', width: 4000, height: 3000 },
];

const { signal } = new AbortController();

const raceContrast = async ({ host, race, isQuick }: Bench): Promise<void> => {
  const random = createXorshift(7);
  const colors = Array.from({ length: COLORS }, () => Math.floor(random() * 0x1000000));
  const wasm = await host.instantiate();
  const [light, inverse, ratios] = [COLORS, COLORS, COLORS ** 2].map((n) => wasm.allocate(n * 4 + 16));
  const lights = Float32Array.from(colors, withFlare);
  new Float32Array(wasm.memory.buffer, light, COLORS).set(lights);
  new Float32Array(wasm.memory.buffer, inverse, COLORS).set(lights.map((value) => 1 / value));
  const analyzer = createColorAnalyzer();
  await race(
    [
      {
        name: 'contrast: kernel',
        run: () => wasm.contrastMatrix(light!, inverse!, COLORS, ratios!),
        isRight: () => isMatrix(new Float32Array(wasm.memory.buffer, ratios, COLORS ** 2), colors),
      },
      {
        name: `contrast: ${EMPTY}`,
        isPeer: true,
        run: async () => analyzer.contrast(signal, []),
        isRight: (matrix) => (matrix as Float32Array).length === 0,
      },
      {
        name: 'contrast: called by the page',
        limit: `contrast: ${EMPTY}`,
        run: async () => analyzer.contrast(signal, colors),
        isRight: (matrix) => isMatrix(matrix as Float32Array, colors),
      },
    ],
    { group: `contrast of ${COLORS} colors`, rounds: isQuick ? 5 : 15 },
  );
};

const raceVision = async (
  { host, race, isQuick }: Bench,
  { title, width, height }: (typeof PICTURES)[number],
): Promise<void> => {
  const rgba = Uint8ClampedArray.from(
    { length: width * height * 4 },
    (_, at) => Math.imul(at, 2_654_435_761) >>> 24,
  );
  const wasm = await host.instantiate();
  createWasmEngine(wasm);
  const pixels = wasm.allocate(rgba.length);
  const view = new Uint8Array(wasm.memory.buffer, pixels, rgba.length);
  const { high, low } = deficiencyTables(KIND);
  const tables = new Int32Array(wasm.memory.buffer, wasm.tables() + DEFICIENCY_OFFSET, 2 * SIDE_LENGTH);
  tables.set(high);
  tables.set(low, SIDE_LENGTH);
  const looks = createPictureLooks();
  await race(
    [
      {
        name: `vision, ${title}: kernel`,
        // It works in place, and the page's call on the same pixels each time.
        prepare: () => view.set(rgba),
        run: () => wasm.simulateSided(pixels, width * height),
        isRight: () => isSimulated(view, rgba, KIND),
      },
      {
        name: `vision, ${title}: called by the page`,
        limit: `vision, ${title}: kernel`,
        run: async () =>
          looks.see(signal, { width, height, rgba }, { kind: 'vision', deficiency: KIND }, () => undefined),
        isRight: (seen) => isSimulated(seen as Uint8ClampedArray, rgba, KIND),
      },
    ],
    { group: `color vision, ${title}`, rounds: isQuick ? 3 : 9 },
  );
};

export const suite: Suite = {
  name: 'calls',
  group: 'door',
  title: 'What the page waits for the engine: messages, copies and the kernel',
  processes: { full: 6, quick: 6 },
  seconds: { full: 12, quick: 4 },
  goals: [],
  run: async (bench) => {
    await raceContrast(bench);
    for (const picture of PICTURES) await raceVision(bench, picture);
  },
};
