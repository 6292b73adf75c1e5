import { expect, it } from 'vitest';

import { isSamplePalette } from '../../src/domain/isSamplePalette';

// UUIDs of version 8 are free in their contents, those of version 4 random: RFC 9562, 5.4 and 5.8.
it.each([
  ['of version 8 came with the product', '11111111-8888-8111-8111-000000000001', true],
  ['of version 8 without another 8 too', '11111111-1111-8111-a111-000000000001', true],
  ['of version 4 is somebody’s own', '11111111-1111-4111-a111-000000000001', false],
  ['of version 4 with an 8 on either side of it too', '88888888-8888-4888-8888-888888888888', false],
  ['that is no UUID is not taken for one', '', false],
])('a palette with an id %s', (_, id, isSample) => {
  expect(isSamplePalette(id)).toBe(isSample);
});
