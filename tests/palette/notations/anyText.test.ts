import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseFile } from '../../../src/palette/notations/parseFile';
import { parseText } from '../../../src/palette/notations/parseText';
import { runWithin, SEED } from '../../support/fuzzing';
import { spoiledText } from '../../support/spoiledText';
import { foundFaults } from './foundFaults';
import { paletteTexts } from './paletteTexts';

const TEXTS = process.env['HUELOOM_LONG'] === undefined ? 2000 : 100_000;

/** Looked after together: a watch for each took twice as long as to read it. */
const TOGETHER = 25;
/** Far more than so many take: what has no end is a failure with its text. */
const MOST_MS = 20_000;

it('of any notation, whole or spoiled, is read without a reader failing, as colors and sentences that can be shown', () => {
  const anyText = fc.oneof(paletteTexts, spoiledText(paletteTexts));
  fc.assert(
    fc.property(fc.array(anyText, { minLength: TOGETHER, maxLength: TOGETHER }), (texts) => {
      const found = runWithin(MOST_MS, () => texts.map((text) => ({ text, read: parseText(text) })));
      const judged = found.map(({ text, read }) => ({ text, faults: foundFaults(read) }));
      expect(judged.filter(({ faults }) => faults.length > 0)).toEqual([]);
    }),
    { seed: SEED, numRuns: TEXTS / TOGETHER },
  );
}, 1_800_000);

it('is the same palette out of a file and pasted', () => {
  fc.assert(
    fc.property(paletteTexts, (text) => {
      const found = parseText(text);
      // Zeros and their like are no text in a file, and a lone half of a letter becomes another sign there.
      fc.pre(!/[^\P{Cc}\t\n\v\f\r]|\p{Surrogate}/u.test(text) && text !== '');
      expect(parseFile(new TextEncoder().encode(text))).toEqual(found);
    }),
    { seed: SEED, numRuns: TEXTS / 10 },
  );
}, 600_000);
