import { describe, expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';

/** What grows with the square of its size would take minutes. */
const SECONDS_MS = 20_000;

describe('a text made to take long', () => {
  it.each([
    ['opened comments', '/*'.repeat(2_500_000)],
    ['comment starts in lines', '/* \n'.repeat(1_000_000)],
    ['opened functions', 'rgb('.repeat(1_250_000)],
    ['hash signs', '#'.repeat(5_000_000)],
    ['digits', '1'.repeat(5_000_000)],
    ['percentages', '1 1% '.repeat(1_000_000)],
    ['braces', '{'.repeat(5_000_000)],
    ['colons', 'a:'.repeat(2_500_000)],
    ['brackets', '['.repeat(5_000_000)],
    ['nested lists', `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`],
    ['words', 'word '.repeat(1_000_000)],
    ['commas', `a{b:${','.repeat(4_500_000)}`],
    ['spaces', `#fff${' '.repeat(4_995_000)}x`],
    ['quotes', `Name,Hex\n${'"'.repeat(4_995_000)}`],
    ['wrong colors', '"#12345",'.repeat(500_000)],
    ['wrong colors in JSON', JSON.stringify(Array.from({ length: 450_000 }, (_, i) => `#x${i}`))],
    ['colors', '#fff\n'.repeat(1_000_000)],
  ])(
    'of %s is read within seconds, and no more than 10,000 colors of it',
    { timeout: SECONDS_MS },
    (_, text) => {
      expect(parseText(text).colors.length).toBeLessThanOrEqual(10_000);
    },
  );
});
