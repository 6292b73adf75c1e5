import { describe, expect, it } from 'vitest';

import { formatBytes } from '../../src/domain/formatBytes';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [12_345, '12.3 kB'],
  ])('of %i bytes is what file managers say', (bytes, said) => {
    expect(formatBytes(bytes)).toBe(said);
  });
});
