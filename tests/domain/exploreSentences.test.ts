import { describe, expect, it } from 'vitest';

import { noColorMessage } from '../../src/domain/exploreMessages';

describe('a search near something that is no color', () => {
  const NEEDED = 'After “near” comes a color: teal, #0D9488, oklch(…).';

  it('is told what is missing', () => {
    expect(noColorMessage('')).toBe(NEEDED);
  });

  it('is told, too, which palettes are still below, where others were searched before', () => {
    expect(noColorMessage('sea')).toBe(`${NEEDED} Below are still the palettes of “sea”.`);
  });
});
