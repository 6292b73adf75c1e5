import { describe, expect, it } from 'vitest';
import { visiblePart } from '../../../src/features/home/visiblePart';

/** Each pixel's red is its column, its green its row. */
const picture = (width: number, height: number) => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) rgba.set([i % width, Math.floor(i / width), 0, 255], i * 4);
  return { width, height, rgba };
};

describe('the part of a picture that a frame shows', () => {
  it('is cut at top and bottom by a wide frame', () => {
    const { part, toWhole } = visiblePart(picture(12, 8), { width: 600, height: 200 });
    expect(part).toMatchObject({ width: 12, height: 4 });
    expect([...part.rgba.subarray(0, 4)]).toEqual([0, 2, 0, 255]);
    expect([...part.rgba.subarray(-4)]).toEqual([11, 5, 0, 255]);
    expect(toWhole({ x: 0.5, y: 0 })).toEqual({ x: 0.5, y: 0.25 });
    expect(toWhole({ x: 1, y: 1 })).toEqual({ x: 1, y: 0.75 });
  });

  it('is cut at both sides by a tall frame', () => {
    const { part, toWhole } = visiblePart(picture(12, 8), { width: 200, height: 400 });
    expect(part).toMatchObject({ width: 4, height: 8 });
    expect([...part.rgba.subarray(0, 4)]).toEqual([4, 0, 0, 255]);
    expect(toWhole({ x: 0, y: 1 })).toEqual({ x: 1 / 3, y: 1 });
  });

  it('keeps away from the edges of the frame', () => {
    const { part, toWhole } = visiblePart(picture(12, 8), { width: 600, height: 400 }, 50);
    expect(part).toMatchObject({ width: 10, height: 6 });
    expect([...part.rgba.subarray(0, 4)]).toEqual([1, 1, 0, 255]);
    expect(toWhole({ x: 0, y: 0 })).toEqual({ x: 1 / 12, y: 1 / 8 });
  });

  it('is all of it in a frame of its shape, and in one without a size', () => {
    for (const frame of [
      { width: 1200, height: 800 },
      { width: 0, height: 0 },
    ])
      expect(visiblePart(picture(12, 8), frame).part).toEqual(picture(12, 8));
  });
});
