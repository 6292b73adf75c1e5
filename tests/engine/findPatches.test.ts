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

  it('finds each color with its area, from dark to light', () => {
    const patches = find(40, 20, (x) => (x < 30 ? 0xe0c040 : 0x204080));
    expect(patches.map(({ color }) => color)).toEqual(['204080', 'e0c040']);
    expect(patches.map(({ area }) => area)).toEqual([0.25, 0.75]);
  });

  it('takes all places of one color for one patch, and nobody tells apart what is one', () => {
    const places = find(30, 10, (x) => (x < 10 || x >= 20 ? 0x336699 : 0xffffff));
    expect(places.map(({ color }) => color)).toEqual(['336699', 'ffffff']);
    // The mean of what falls into one patch, halves rounded up.
    const shades = find(40, 10, (x) => (x % 2 === 0 ? 0x404040 : 0x434343));
    expect(shades.map(({ color, area }) => [color, area])).toEqual([['424242', 1]]);
  });

  it('says how far a color stands out: a red disc in green more than an olive one, a large one as a small one', () => {
    const inGreen = (color: number, radius = 8) => {
      const disc = withDisc(() => 0x2f7d32, color, 30, 30, radius);
      return find(60, 60, disc).find((patch) => Number.parseInt(patch.color, 16) === color)?.contrast ?? 0;
    };
    expect(inGreen(0xe53935)).toBeGreaterThan(2 * inGreen(0x55772f));
    expect(inGreen(0x55772f)).toBeGreaterThan(5);
    expect(inGreen(0xe53935, 20) / inGreen(0xe53935)).toBeCloseTo(1, 1);
    expect(find(40, 40, () => 0x2f7d32).map(({ contrast }) => contrast)).toEqual([0]);
  });

  it('says how much of a color touches no other: all of it but its border, nothing of a line', () => {
    const square = find(30, 30, (x, y) => (x >= 10 && x < 20 && y >= 10 && y < 20 ? 0xe53935 : 0xffffff));
    expect(square.map(({ inside }) => inside)).toEqual([64 / 100, (800 - 40) / 800].map(Math.fround));
    const line = find(30, 30, (x) => (x === 15 ? 0xe53935 : 0xffffff));
    expect(line.map(({ inside }) => inside)).toEqual([0, (870 - 60) / 870].map(Math.fround));
  });

  it('counts what touches a shade of it as inside in part, the more the less they differ', () => {
    const insideOf = (shade: number): number => {
      const striped = find(40, 40, (x) => (x % 2 === 0 ? 0x808080 : shade));
      return striped.find(({ color }) => color === '808080')?.inside ?? striped[0]?.inside ?? 0;
    };
    const insides = [0x808080, 0x828282, 0x858585, 0x888888, 0xa0a0a0].map(insideOf);
    expect(insides[0]).toBe(1);
    expect(insides.at(-1)).toBe(0);
    expect(insides).toEqual(insides.toSorted((p, q) => q - p));
    expect(new Set(insides).size).toBe(insides.length);
  });

  it('says nearly the same of a picture with a little noise', () => {
    const disc = withDisc(() => 0x2f7d32, 0xe53935, 30, 30, 12);
    const noisy = (x: number, y: number) => (disc(x, y) ?? 0) + ((x * 7 + y * 13) % 3 === 0 ? 0x010101 : 0);
    const total = (patches: ReturnType<typeof rows>, isRed: (color: number) => boolean) =>
      patches
        .filter(({ color }) => isRed(Number.parseInt(color, 16)))
        .reduce((sum, { area }) => sum + area, 0);
    const isRed = (color: number): boolean => color >> 16 > 128;
    const [plain, changed] = [find(60, 60, disc), find(60, 60, noisy)];
    expect(total(changed, isRed)).toBeCloseTo(total(plain, isRed), 6);
    expect(changed.every(({ inside }) => inside > 0.6)).toBe(true);
  });

  it('leaves transparent pixels out of parts and areas', () => {
    const patches = find(20, 10, (x) => (x < 10 ? null : 0xaa5500));
    expect(patches).toEqual([{ color: 'aa5500', area: 1, contrast: 0, inside: Math.fround(0.9) }]);
    expect(find(3, 3, () => null)).toEqual([]);
  });

  it('counts pixels that are seen in their own color, from an alpha of 112 on', () => {
    const colorsAt = (alpha: number): readonly string[] => {
      const glass = paintPixels(20, 10, (x) => (x < 10 ? 0xaa5500 : 0x0055aa));
      for (let i = 0; i < 200; i++) if (i % 20 < 10) glass.rgba[i * 4 + 3] = alpha;
      return rows(engine().findPatches(glass)).map(({ color }) => color);
    };
    expect(colorsAt(112).toSorted()).toEqual(['0055aa', 'aa5500']);
    expect(colorsAt(111)).toEqual(['0055aa']);
  });
});
