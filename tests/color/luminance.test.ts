import { expect, it } from 'vitest';

import { SRGB_TO_XYZ } from '../../src/color/lab';
import { LUMINANCE_WEIGHTS } from '../../src/color/luminance';

it('has the weights of Y in XYZ to four decimals, which add up to 1', () => {
  expect(LUMINANCE_WEIGHTS).toEqual(SRGB_TO_XYZ.slice(3, 6).map((weight) => Number(weight.toFixed(4))));
  const [red, green, blue] = LUMINANCE_WEIGHTS;
  expect(red + green + blue).toBeCloseTo(1, 12);
});
