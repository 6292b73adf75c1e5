import { describe, expect, it } from 'vitest';

import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import { readablePairs } from '../../../workers/picture-looks/readablePairs';

const engine = createReferenceEngine();
const pairsOf = (colors: readonly number[]) => readablePairs(colors, engine.contrastMatrix(colors));

describe('readable pairs', () => {
  it('come best first, each color a background once, in both orders', () => {
    const pairs = pairsOf([0x000000, 0xffffff, 0x00004d]);
    expect(pairs.map(({ background, text }) => [background, text])).toEqual([
      [0x000000, 0xffffff],
      [0xffffff, 0x000000],
      [0x00004d, 0xffffff],
    ]);
    expect(pairs[0]?.ratio).toBe(21);
  });

  it('are none below 4.5 to 1', () => {
    expect(pairsOf([0x777777, 0xffffff, 0x707070])).toHaveLength(2);
    expect(pairsOf([0x808080, 0x999999])).toEqual([]);
  });

  it('do not look alike', () => {
    const pairs = pairsOf([0x000000, 0x010101, 0xffffff, 0xfefefe]);
    expect(pairs).toHaveLength(2);
  });

  it('are found among 200 colors, no text more than twice', () => {
    const colors = Array.from({ length: 200 }, (_, i) => (i * 0x014f3b + 0x1234) & 0xffffff);
    const pairs = pairsOf(colors);
    expect(pairs).toHaveLength(24);
    const texts = pairs.map(({ text }) => text);
    for (const text of texts) expect(texts.filter((other) => other === text).length).toBeLessThanOrEqual(2);
  });
});
