import { describe, expect, it } from 'vitest';
import { isMatrix } from '../../bench/checks/matrix';
import { isSimulated } from '../../bench/checks/simulated';
import type { Host, Pixels } from '../../bench/host/host';
import { PALETTE_PEERS } from '../../bench/peers/palettePeers';
import { contrastContenders, visionContenders } from '../../bench/suites/door.suite';
import { suite as palettes } from '../../bench/suites/palette.suite';
import { suite as pixels } from '../../bench/suites/pixels.suite';
import { suite as swatches } from '../../bench/suites/swatches.suite';
import type { Bench, Contender, Suite } from '../../bench/suite';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import type { Engine } from '../../src/engine/engine';
import type { WasmExports } from '../../src/engine/wasmExports';
import { noisePixels } from '../engine/pixels';
import { instantiateEngine } from '../support/nodeEngine';

const KIND = 'deuteranopia';
const engine = createReferenceEngine();
/** 100 × 100 pixels of all kinds of colors. */
const RGBA = Uint8Array.from({ length: 40_000 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) & 255));
const NOISE: Pixels = { name: 'noise', width: 60, height: 40, rgba: noisePixels(60 * 40, 4) };

describe('isSimulated', () => {
  it('says which pixel is not of the deficiency, and of how many', () => {
    const right = engine.simulate(RGBA, KIND);
    expect(isSimulated(right, RGBA, KIND)).toBe(true);
    expect(isSimulated(RGBA, RGBA, KIND)).toContain(`pixel 4999 of 10000, ${KIND}`);
    expect(isSimulated(right.subarray(4), RGBA, KIND)).toBe('9999 pixels of 10000');
  });
});

/** The races of a suite, on an engine that does some of its work in another way. */
const racesOf = async (suite: Suite, changes: Partial<Engine> = {}): Promise<(readonly Contender[])[]> => {
  const races: (readonly Contender[])[] = [];
  const host: Partial<Host> = {
    loadEngine: async () => ({ ...engine, ...changes }),
    loadPictures: async () => [NOISE],
  };
  await suite.run({
    host,
    isQuick: true,
    process: 1,
    race: async (contenders: readonly Contender[]) => void races.push(contenders),
    record: () => undefined,
  } as unknown as Bench);
  return races;
};

describe('isMatrix', () => {
  it('says which ratio is not that of its colors, also of few', () => {
    const colors = [0x000000, 0xffffff];
    expect(isMatrix(Float32Array.of(1, 21, 21, 1), colors)).toBe(true);
    expect(isMatrix(Float32Array.of(1, 21, 20, 1), colors)).toContain('row 1, column 0: 20 where 21');
    expect(isMatrix(Float32Array.of(1, 21, 21), colors)).toBe('3 ratios of 2 colors');
  });

  it('looks at every ratio of 200 colors', () => {
    const colors = Array.from({ length: 200 }, (_, i) => i * 0x010101);
    for (const at of [1, 29_803, 39_998]) {
      const ratios = engine.contrastMatrix(colors);
      ratios[at]! *= 1.01;
      expect(isMatrix(ratios, colors)).toContain(`row ${Math.floor(at / 200)}, column ${at % 200}: `);
    }
  });
});

describe('the suite of pixels', () => {
  it('times no simulation that gives wrong colors', async () => {
    const [, [right] = []] = await racesOf(pixels);
    expect(right!.isRight(right!.run())).toBe(true);
    const [, [wrong] = []] = await racesOf(pixels, { simulate: (rgba) => new Uint8ClampedArray(rgba) });
    expect(wrong!.isRight(wrong!.run())).toContain('was expected');
  });

  it('times no reading that leaves out a band', async () => {
    const [[right] = []] = await racesOf(pixels);
    expect(right!.isRight(right!.run())).toBe(true);
    const openPicture: Engine['openPicture'] = (...given) => {
      const reader = engine.openPicture(...given);
      let isFirst = true;
      const addRows: typeof reader.addRows = (rgba, rows) => {
        // No pixel that can be seen counts.
        reader.addRows(isFirst ? new Uint8Array(rgba.length) : rgba, rows);
        isFirst = false;
      };
      return { ...reader, addRows };
    };
    const [[wrong] = []] = await racesOf(pixels, { openPicture });
    expect(wrong!.isRight(wrong!.run())).toBe('0 pixels of 1000000');
  });
});

describe('the suite of swatches', () => {
  it('times those that the engine without WebAssembly finds', async () => {
    const [contenders = []] = await racesOf(swatches);
    expect(contenders.map(({ run, isRight }) => isRight(run()))).toEqual([true, true, true]);
  });

  it.each([0, 10])('times no list that has %i of them', async (kept) => {
    const few = (...given: Parameters<Engine['sampleSwatches']>) =>
      engine.sampleSwatches(...given).slice(0, kept);
    const [short = []] = await racesOf(swatches, { sampleSwatches: few });
    expect(short.map(({ run, isRight }) => isRight(run()))).toEqual([false, false, false]);
  });
});

describe('the suite of palettes', () => {
  it('times the style that a picture has at first, and no palette of ours that lacks a color', async () => {
    const [contenders = []] = await racesOf(palettes);
    const ours = contenders.filter(({ name }) => name.startsWith('Hueloom'));
    expect(ours.map(({ name }) => name)).toContain('Hueloom, Vivid');
    for (const { run, isRight } of ours) {
      expect(isRight(run())).toBe(true);
      expect(isRight([0x123456])).toBe(false);
    }
  });
});

describe('the suite of the door', () => {
  /** An instance in which kernels do something else. */
  const hostOf = (change: (wasm: WasmExports) => Partial<WasmExports> = () => ({})) => ({
    instantiate: async () => {
      const wasm = await instantiateEngine();
      return { ...wasm, ...change(wasm) };
    },
    loadEngine: async () => engine,
  });

  it('times no contrast that is right in its first ratio alone', async () => {
    const right = await contrastContenders(hostOf());
    expect(right.map(({ run, isRight }) => isRight(run()))).toEqual([true, true]);
    const [wrong] = await contrastContenders(
      hostOf(({ memory }) => ({
        contrastMatrix: (_light, _inverse, count, ratios) =>
          void new Float32Array(memory.buffer, ratios, count ** 2).fill(1),
      })),
    );
    expect(wrong!.isRight(wrong!.run())).toContain('was expected');
  });

  it('times no simulation that changes pixels in another way', async () => {
    const [wrong] = await visionContenders(
      hostOf(({ memory }) => ({
        simulateSided: (at, count) => void new Uint8Array(memory.buffer, at, count * 4).fill(128),
      })),
      engine,
      RGBA,
    );
    wrong!.prepare?.();
    expect(wrong!.isRight(wrong!.run())).toContain('was expected');
  });

  it('simulates the picture each time, and never what it gave before', async () => {
    for (const { prepare, run, isRight } of await visionContenders(hostOf(), engine, RGBA)) {
      prepare?.();
      expect(isRight(run())).toBe(true);
      prepare?.();
      expect(isRight(null)).toContain('was expected');
    }
  });
});

describe('the contender that is said to read every pixel', () => {
  it('finds a color that no two neighbors have', async () => {
    const side = 50;
    const rgba = new Uint8Array(side * side * 4).fill(255);
    for (let at = 0; at < side * side; at++) {
      const isRed = at % 5 === 2 && Math.floor(at / side) % 5 === 2;
      rgba.set(isRed ? [255, 0, 0] : [128, 140, 128], 4 * at);
    }
    const { make } = PALETTE_PEERS.find(({ name }) => name === 'node-vibrant, every pixel')!;
    const palette = await make({ name: 'dots', width: side, height: side, rgba }, 5);
    expect(palette.some((rgb) => rgb >> 16 > 240 && (rgb & 0xffff) < 0x1010)).toBe(true);
  });
});
