import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, PackedRgb } from '../../../../src/engine/engine';
import type { Pixels } from '../../../../src/engine/planes';
import { createVideoSummary } from '../../../../workers/video-extraction/page/videoSummary';
import { describeFrame } from '../../../../workers/video-extraction/worker/palette/describeFrame';
import { videoPalette } from '../../../../workers/video-extraction/worker/palette/videoPalette';
import { loadNodeEngine } from '../../../support/nodeEngine';
import { flat, grayStreet, has, RED, stripes } from '../worker/palette/paintedFrames';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const BLACK = 0x080808;
const WHITE = 0xf8f8f8;
const LEADER = 0x1040c0;

/** The palette of a video of these pictures, each shown for so many seconds. */
const paletteOf = (shots: readonly (readonly [Pixels, seconds: number])[], count = 5) => {
  const video = createVideoSummary();
  for (const [pixels, seconds] of shots) {
    const colors = describeFrame(engine, pixels);
    if (colors) video.add(colors, seconds);
  }
  return videoPalette(engine, video.read(), count);
};

const colorsOf = (palette: readonly { readonly rgb: PackedRgb }[]) => palette.map(({ rgb }) => rgb);

describe('the palette of a film', () => {
  it('counts shots by their time', () => {
    const palette = paletteOf([
      [stripes(0xd08020, 0x205080), 90],
      [stripes(0x30a060, 0xe0e0e0), 10],
    ]);
    const shareOf = (rgb: PackedRgb) => palette.find((entry) => has([entry.rgb], rgb))?.share;
    expect(shareOf(0xd08020)).toBeCloseTo(0.45, 2);
    expect(shareOf(0x205080)).toBeCloseTo(0.45, 2);
    expect(shareOf(0x30a060)).toBeCloseTo(0.05, 2);
    expect(shareOf(0xe0e0e0)).toBeCloseTo(0.05, 2);
  });

  it('has the accent of a few shots of a gray film', () => {
    const withCar = [grayStreet(16), 2] as const;
    const shots = Array.from({ length: 20 }, (_, i) =>
      i % 7 === 0 ? withCar : ([grayStreet(), 3] as const),
    );
    expect(has(colorsOf(paletteOf(shots)), RED)).toBe(true);
    // What is seen for a moment is no color of the video.
    const moment = [...shots.filter((shot) => shot !== withCar), [grayStreet(9), 0.5] as const];
    expect(has(colorsOf(paletteOf(moment)), RED)).toBe(false);
  });

  it('has neither the black between a fade out and a fade in, nor a white flash, nor a leader', () => {
    const palette = colorsOf(
      paletteOf([
        [flat(LEADER), 5],
        [stripes(0xd08020, 0x205080), 10],
        [flat(BLACK), 4],
        [stripes(0x30a060, 0xb05090), 10],
        [flat(WHITE), 1],
      ]),
    );
    expect(palette).toHaveLength(4);
    for (const blank of [BLACK, WHITE, LEADER]) expect(has(palette, blank)).toBe(false);
  });

  it('is black where the film is, and has its flat colors where there are more of them than of pictures', () => {
    expect(paletteOf([[flat(BLACK), 60]])).toEqual([{ rgb: BLACK, share: 1 }]);
    const cards = paletteOf([
      [flat(LEADER), 5],
      [flat(0xe0a010), 5],
      [flat(BLACK), 5],
      [stripes(0x30a060, 0xb05090), 3],
    ]);
    expect(has(colorsOf(cards), LEADER)).toBe(true);
    expect(has(colorsOf(cards), 0xe0a010)).toBe(true);
    expect(has(colorsOf(cards), BLACK)).toBe(false);
  });

  it('comes from no more than 4,096 colors and as many patches, however long the film is', () => {
    const video = createVideoSummary();
    for (let frame = 0; frame < 500; frame += 1) {
      const colors = Uint32Array.from({ length: 160 }, (_, i) => (frame * 7919 + i * 104_729) % 0x1000000);
      const areas = new Float32Array(32).fill(1 / 32);
      video.add(
        {
          summary: { colors, weights: new Uint32Array(160).fill(800) },
          patches: { colors: colors.slice(0, 32), areas, contrasts: areas },
        },
        1,
      );
    }
    const { summary, patches } = video.read();
    expect(summary.colors.length).toBeLessThanOrEqual(4096);
    expect(patches.colors.length).toBeLessThanOrEqual(4096);
    expect(patches.areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(1, 3);
  });
});
