import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { readColors } from '../../../src/features/home/readColors';

const WIDTH = 40;
const HEIGHT = 20;
const [RED, BLUE] = ['#C81E1E', '#1E3AC8'].map((hex) => colorFromHex(hex));

/** A blue picture with a red block from `left` to the right edge, and one lonely red pixel at the top left. */
const picture = (left: number) => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const color = pixel === 0 || pixel % WIDTH >= left ? RED : BLUE;
    data.set([color?.rgb.r ?? 0, color?.rgb.g ?? 0, color?.rgb.b ?? 0, 255], pixel * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
};

const read = (left: number) => readColors(picture(left), RED && BLUE ? [RED, BLUE] : []);

describe('reading colors from a picture', () => {
  it('tells how much of it each color holds', () => {
    expect(read(30).map(({ percent }) => percent)).toEqual([25, 75]);
    expect(read(20).map(({ percent }) => percent)).toEqual([50, 50]);
  });

  it('pins a color inside its area, not on a stray pixel', () => {
    const [red, blue] = read(20);
    expect(red?.pin?.x).toBeGreaterThan(60);
    expect(blue?.pin?.x).toBeLessThan(40);
    for (const reading of [red, blue]) {
      expect(reading?.pin?.y).toBeGreaterThan(20);
      expect(reading?.pin?.y).toBeLessThan(80);
    }
  });

  it('pins nothing where only the edge of the picture holds the color', () => {
    const [red, blue] = read(38);
    expect(red?.percent).toBe(5);
    expect(red?.pin).toBeNull();
    expect(blue?.pin).not.toBeNull();
  });

  it('gives whole percents that add up to 100', () => {
    for (let left = 1; left < WIDTH; left++) {
      expect(read(left).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    }
  });
});
