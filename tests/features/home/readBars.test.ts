import { expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { readBars } from '../../../src/features/home/readBars';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

it('tells for each slice how much of it each color holds', () => {
  // Four columns, two rows: red over red, red over red, red over blue, blue over blue.
  const rows = [
    [RED, RED, RED, BLUE],
    [RED, RED, BLUE, BLUE],
  ];
  const pixels = { width: 4, height: 2, data: Uint8ClampedArray.from(rows.flat(2)) };
  const colors = [colorFromHex('#FF0000'), colorFromHex('#0000FF')];
  expect(readBars(pixels, colors, 2)).toEqual([
    [1, 0],
    [0.25, 0.75],
  ]);
});
