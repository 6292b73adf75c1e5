import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';

it.each([
  [
    '.cube',
    'TITLE "Warm"\n# made for video\nLUT_3D_SIZE 2\n0 0 0\n1 0 0\n0 1 0\n1 1 0\n0 0 1\n1 0 1\n0 1 1\n1 1 1\n',
  ],
  ['.cube of one dimension', 'LUT_1D_SIZE 3\nDOMAIN_MIN 0 0 0\n0 0 0\n0.5 0.5 0.6\n1 1 1\n'],
  ['.3dl', '3DMESH\nMesh 1 12\n0 512 1023\n0 0 0\n0 0 2048\n'],
])('a LUT (%s) is called by its name, since its numbers are no palette', (_, text) => {
  expect(parseText(text)).toMatchObject({ colors: [], refusal: 'importLut' });
});
