import { describe, expect, it } from 'vitest';
import type { PackedRgb } from '../../../../../src/engine/engine';
import type { Pixels } from '../../../../../src/engine/planes';
import { createBarCutter } from '../../../../../workers/video-extraction/worker/capture/barCutter';
import { paintPixels } from '../../../../engine/paintedPixels';

const [WIDTH, HEIGHT] = [480, 270];
type Paint = (x: number, y: number) => PackedRgb;

const day: Paint = (x, y) => 0x406080 + (x % 64) * 0x010100 + (y % 32);
/** Two lamps in the dark. */
const night: Paint = (x, y) =>
  Math.hypot(x - 120, y - 120) < 20 || Math.hypot(x - 300, y - 150) < 12 ? 0xffe0a0 : 0x060608;

/** What a picture looks like between bars that are never quite black. */
const between = (top: number, bottom: number, left: number, right: number, picture: Paint): Pixels =>
  paintPixels(WIDTH, HEIGHT, (x, y) =>
    y < top || y >= HEIGHT - bottom || x < left || x >= WIDTH - right ? 0x0c0c0c : picture(x, y),
  );
const letterboxed = (picture: Paint): Pixels => between(34, 34, 0, 0, picture);
const full = (picture: Paint): Pixels => between(0, 0, 0, 0, picture);

const sizeOf = ({ width, height }: Pixels): readonly [number, number] => [width, height];

describe('black bars', () => {
  it('are cut off above and below, at the sides, and all around', () => {
    const cut = createBarCutter().cut;
    const inner = cut(letterboxed(day));
    // One line more on each side, which may be a blend.
    expect(sizeOf(inner)).toEqual([WIDTH, HEIGHT - 2 * 35]);
    expect([...inner.rgba].some((value) => value === 0x0c)).toBe(false);
    expect(sizeOf(createBarCutter().cut(between(0, 0, 60, 60, day)))).toEqual([WIDTH - 2 * 61, HEIGHT]);
    const around = createBarCutter().cut;
    const sizes = [0, 1, 2, 3].map(() => sizeOf(around(between(34, 34, 60, 60, day))));
    expect(sizes.at(-1)).toEqual([WIDTH - 2 * 61, HEIGHT - 2 * 35]);
  });

  it('are cut off a dark scene where other frames of the film have shown them', () => {
    const cut = createBarCutter().cut;
    expect(sizeOf(cut(letterboxed(night)))).toEqual([WIDTH, HEIGHT]);
    for (let frame = 0; frame < 3; frame += 1) cut(letterboxed(day));
    expect(sizeOf(cut(letterboxed(night)))).toEqual([WIDTH, HEIGHT - 2 * 35]);
  });

  it('are cut off with the subtitles that stand in them', () => {
    const cut = createBarCutter().cut;
    for (let frame = 0; frame < 3; frame += 1) cut(letterboxed(day));
    const titled = between(34, 34, 0, 0, day);
    for (let y = 246; y < 254; y += 1)
      for (let x = 160; x < 320; x += 3) titled.rgba.set([255, 255, 255, 255], (y * WIDTH + x) * 4);
    expect(sizeOf(cut(titled))).toEqual([WIDTH, HEIGHT - 2 * 35]);
  });

  it('are none in a dark scene, in a soft slope out of the dark, nor on one side alone', () => {
    const slope: Paint = (_, y) => 0x010101 * Math.round(Math.max(0, 90 - Math.abs(y - HEIGHT / 2)));
    for (const picture of [full(night), full(slope), full(() => 0x050505), between(60, 0, 0, 0, day)]) {
      const cut = createBarCutter().cut;
      const sizes = [0, 1, 2, 3].map(() => sizeOf(cut(picture)));
      expect(sizes).toEqual(Array.from({ length: 4 }, () => [WIDTH, HEIGHT]));
    }
  });

  it('are not cut off where a film of several shapes fills the frame', () => {
    const cut = createBarCutter().cut;
    for (let frame = 0; frame < 3; frame += 1) cut(letterboxed(day));
    const whole = full(day);
    expect(cut(whole)).toBe(whole);
  });
});
