import { expect, it } from 'vitest';

import { isUniform } from '../../../../src/features/image-extraction/picture/isUniform';

const BLUE = [30, 60, 200, 255];
const pixels = (...some: readonly (readonly number[])[]) => Uint8ClampedArray.from(some.flat());

it('grain is no other color', () => {
  expect(isUniform(pixels(BLUE, [40, 50, 195, 255], BLUE))).toBe(true);
});

it.each([0, 1, 2, 3])('another color is one by any of its channels, wherever it is: %i', (channel) => {
  const other = BLUE.with(channel, (BLUE[channel] ?? 0) - 11);
  expect(isUniform(pixels(other, BLUE, BLUE))).toBe(false);
  expect(isUniform(pixels(BLUE, BLUE, other))).toBe(false);
});
