import { describe, expect, it } from 'vitest';
import { isSimulated } from '../../bench/checks/simulated';
import type { Host } from '../../bench/host/host';
import { PALETTE_PEERS } from '../../bench/peers/palettePeers';
import { suite as pixels } from '../../bench/suites/pixels.suite';
import type { Bench, Contender } from '../../bench/suite';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import type { Engine } from '../../src/engine/engine';

const KIND = 'deuteranopia';
const engine = createReferenceEngine();
/** 100 × 100 pixels of all kinds of colors. */
const RGBA = Uint8Array.from({ length: 40_000 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) & 255));

describe('isSimulated', () => {
  it('says which pixel is not of the deficiency, and of how many', () => {
    const right = engine.simulate(RGBA, KIND);
    expect(isSimulated(right, RGBA, KIND)).toBe(true);
    expect(isSimulated(RGBA, RGBA, KIND)).toContain(`pixel 4999 of 10000, ${KIND}`);
    expect(isSimulated(right.subarray(4), RGBA, KIND)).toBe('9999 pixels of 10000');
  });
});

describe('the suite of pixels', () => {
  /** The contenders of its second race, on an engine whose simulation is given. */
  const contendersOf = async (simulate: Engine['simulate']): Promise<readonly Contender[]> => {
    const races: (readonly Contender[])[] = [];
    const host = { loadEngine: async () => ({ ...engine, simulate }) } as unknown as Host;
    await pixels.run({
      host,
      isQuick: true,
      race: async (contenders: readonly Contender[]) => void races.push(contenders),
    } as unknown as Bench);
    return races[1]!;
  };

  it('times no simulation that gives wrong colors', async () => {
    const [right] = await contendersOf((...given) => engine.simulate(...given));
    expect(right!.isRight(right!.run())).toBe(true);
    const [wrong] = await contendersOf((rgba) => new Uint8ClampedArray(rgba));
    expect(wrong!.isRight(wrong!.run())).toContain('was expected');
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
