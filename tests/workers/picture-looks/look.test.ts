import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../src/color/color';
import { simulateDeficiency } from '../../../src/color/deficiency';
import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import { posterizing, remembering } from '../../../workers/picture-looks/colorMaps';
import { painterOf } from '../../../workers/picture-looks/look';

const engine = createReferenceEngine();
const PALETTE = [0x202020, 0xc03030, 0xe8e0d0];

describe('posterizing', () => {
  it('gives each color the nearest one of the palette', () => {
    const map = posterizing(PALETTE);
    expect([0x000000, 0xff2020, 0xffffff, 0xc03030].map(map)).toEqual([
      0x202020, 0xc03030, 0xe8e0d0, 0xc03030,
    ]);
  });
});

describe('remembering', () => {
  it('asks once a color, black and white too', () => {
    const asked: number[] = [];
    const map = remembering((rgb) => {
      asked.push(rgb);
      return 0xffffff - rgb;
    });
    expect([0, 0xffffff, 0, 0xffffff].map(map)).toEqual([0xffffff, 0, 0xffffff, 0]);
    expect(asked).toEqual([0, 0xffffff]);
  });
});

describe('a look', () => {
  const pixels = Uint8ClampedArray.of(255, 32, 32, 255, 0, 0, 0, 128, 9, 9, 9, 0);

  it('paints every pixel, keeps alpha, and leaves what is not seen', async () => {
    const paint = await painterOf({ kind: 'posterized', palette: PALETTE }, engine);
    expect(Array.from(paint(pixels))).toEqual([192, 48, 48, 255, 32, 32, 32, 128, 9, 9, 9, 0]);
  });

  it('of color vision is that of the engine', async () => {
    const paint = await painterOf({ kind: 'vision', deficiency: 'deuteranopia' }, engine);
    const { r, g, b } = simulateDeficiency(colorFromPacked(0xff2020).rgb, 'deuteranopia');
    expect(Array.from(paint(pixels)).slice(0, 4)).toEqual([r, g, b, 255]);
  });
});
