import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../../../src/engine/engine';
import type { Pixels } from '../../../../../src/engine/planes';
import {
  describeFrame,
  type FrameColors,
} from '../../../../../workers/video-extraction/worker/palette/describeFrame';
import { loadNodeEngine } from '../../../../support/nodeEngine';
import { flat, grayStreet, has, leastDifference, RED, stripes } from './paintedFrames';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const describePixels = (pixels: Pixels): FrameColors => {
  const described = describeFrame(engine, pixels);
  if (!described) throw new Error('nothing is to be seen');
  return described;
};

describe('the first palette of a frame', () => {
  it('has the accent of a gray street, and no two colors that nobody tells apart', () => {
    // A disc of 8 pixels is 0.16 % of the frame.
    const { palettes, dominant } = describePixels(grayStreet(8));
    expect(has(palettes[0] ?? [], RED)).toBe(true);
    expect(dominant.map(({ rgb }) => rgb)).toEqual(palettes[0]);
    expect(leastDifference(palettes[0] ?? [])).toBeGreaterThan(5);
  });

  it('has true shares: those of all pixels', () => {
    const { dominant } = describePixels(grayStreet(30));
    const red = dominant.find(({ rgb }) => has([rgb], RED));
    expect(red?.share).toBeCloseTo((Math.PI * 30 ** 2) / (480 * 270), 2);
    expect(dominant.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it('has two equal halves as they are', () => {
    const { dominant } = describePixels(stripes(0xff0000, 0x0000ff));
    expect(dominant).toEqual([
      { rgb: 0x0000ff, share: 0.5 },
      { rgb: 0xff0000, share: 0.5 },
    ]);
  });
});

describe('what is kept of a frame', () => {
  it('has its accent, however many other colors there are', () => {
    const colors = Array.from({ length: 2000 }, (_, i) => ((i * 0x3f_1b_07) & 0x5f_ff_ff) | 0);
    const many = stripes(...colors.slice(0, 480));
    // A pink thing of 16 × 16 pixels, smaller than most of 480 stripes.
    for (let y = 100; y < 116; y += 1)
      for (let x = 200; x < 216; x += 1) many.rgba.set([255, 64, 160, 255], (y * 480 + x) * 4);
    const { summary } = describePixels(many);
    expect(summary.colors).toHaveLength(160);
    expect(has([...summary.colors], 0xff40a0)).toBe(true);
  });

  it('is bounded', () => {
    const { summary, patches } = describePixels(
      stripes(...Array.from({ length: 96 }, (_, i) => i * 0x2a_51_93)),
    );
    expect(summary.colors.length).toBeLessThanOrEqual(160);
    expect(patches.colors.length).toBeLessThanOrEqual(32);
  });
});

describe('a frame of one color', () => {
  it.each([0x000000, 0xffffff, 0x808080, 0xff0000, 0xffff00, 0x0d9488])(
    'has one palette, that color and shades of it: %i',
    (rgb) => {
      const { palettes, dominant } = describePixels(flat(rgb));
      expect(dominant).toEqual([{ rgb, share: 1 }]);
      expect(palettes).toHaveLength(1);
      expect(palettes[0]?.[0]).toBe(rgb);
      expect(new Set(palettes[0]).size).toBe(5);
      expect(leastDifference(palettes[0] ?? [])).toBeGreaterThan(1);
    },
  );
});
