import { expect, it } from 'vitest';

import { parseAco } from '../../../../src/palette/notations/binary/aco';
import { hexes } from '../hexes';
import { acoColors } from '../shapes/adobeBytes';

it('an Adobe Color file that breaks off is read up to there, and says which swatch it lacks', () => {
  const colors = [
    [0, 0x0d0d, 0x9494, 0x8888, 0],
    [0, 0xffff, 0xcccc, 0, 0],
  ];
  const whole = new Uint8Array(acoColors(1, colors, []));
  const found = parseAco(whole.subarray(0, -1));
  expect(hexes(found)).toEqual(['#0D9488']);
  expect(found.problems).toEqual([{ line: 2, text: 'swatch', reason: 'brokenOff' }]);
  expect(parseAco(whole).problems).toEqual([]);
});
