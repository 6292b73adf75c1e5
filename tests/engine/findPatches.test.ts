import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Patches } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';
import { paintPixels, withDisc } from './paintedPixels';

const reference = createReferenceEngine();
let wasm: Engine;

beforeAll(async () => {
  wasm = await loadNodeEngine();
});

const rows = ({ colors, areas, contrasts, insides }: Patches) =>
  Array.from(colors, (color, i) => ({
    color: color.toString(16).padStart(6, '0'),
    area: areas[i] ?? 0,
    contrast: contrasts[i] ?? 0,
    inside: insides?.[i] ?? 0,
  }));

describe.each([
  ['the reference', () => reference],
  ['the compiled engine', () => wasm],
])('findPatches of %s', (_, engine) => {
  const find = (...picture: Parameters<typeof paintPixels>) =>
    rows(engine().findPatches(paintPixels(...picture)));

  it('finds each coherent part with its color and its area', () => {
    const patches = find(40, 20, (x) => (x < 10 ? 0x204080 : 0xe0c040));
    expect(patches.map(({ color }) => color)).toEqual(['204080', 'e0c040']);
    expect(patches.map(({ area }) => area)).toEqual([0.25, 0.75]);
  });

  it('keeps two parts of one color apart where another lies between', () => {
    const patches = find(30, 10, (x) => (x < 10 || x >= 20 ? 0x336699 : 0xffffff));
    expect(patches.map(({ color }) => color)).toEqual(['336699', 'ffffff', '336699']);
  });

  it('says how far a part stands out: a red disc in green more than an olive one', () => {
    const inGreen = (color: number) => {
      const disc = withDisc(() => 0x2f7d32, color, 30, 30, 8);
      return find(60, 60, disc).find((patch) => Number.parseInt(patch.color, 16) === color)?.contrast ?? 0;
    };
    expect(inGreen(0xe53935)).toBeGreaterThan(2 * inGreen(0x55772f));
    expect(inGreen(0x55772f)).toBeGreaterThan(5);
  });

  it('joins soft shading into one part, and specks with what is around them', () => {
    expect(find(64, 16, (x) => 0x404040 + (x >> 2) * 0x010101)).toHaveLength(1);
    expect(find(20, 20, (x, y) => (x === 9 && y === 9 ? 0xff0000 : 0x0080ff))).toHaveLength(1);
  });

  it('says how much of a part touches no other: all of it but its border, nothing of a line', () => {
    const square = find(30, 30, (x, y) => (x >= 10 && x < 20 && y >= 10 && y < 20 ? 0xe53935 : 0xffffff));
    expect(square.map(({ inside }) => inside)).toEqual([
      Math.fround((800 - 40) / 800),
      Math.fround(64 / 100),
    ]);
    const line = find(30, 30, (x) => (x === 15 ? 0xe53935 : 0xffffff));
    expect(line.map(({ inside }) => inside)).toEqual([14 / 15, 0, 13 / 14].map(Math.fround));
  });

  it('leaves transparent pixels out of parts and areas', () => {
    const patches = find(20, 10, (x) => (x < 10 ? null : 0xaa5500));
    expect(patches).toEqual([{ color: 'aa5500', area: 1, contrast: 0, inside: Math.fround(0.9) }]);
    expect(find(3, 3, () => null)).toEqual([]);
  });
});
