import { describe, expect, it } from 'vitest';
import type { SeenPair } from '../../../../../src/color/confusedPairs';
import type { Vision } from '../../../../../src/color/visions';
import {
  confusionsByVision,
  confusionSentence,
  nearestSentence,
} from '../../../../../src/features/builder/panels/accessibility/confusionWords';

const NAMES = ['Coral', 'Moss', 'Snow'];
const pair = (vision: Vision, first: number, second: number): SeenPair => ({
  vision,
  first,
  second,
  difference: 4.2,
});

describe('the words for colors that look alike', () => {
  it('name one pair and everybody who confuses it', () => {
    expect(confusionSentence([pair('protanopia', 0, 1)], NAMES)).toBe(
      'Coral and Moss look alike with protanopia.',
    );
    expect(
      confusionSentence(
        [pair('protanopia', 0, 1), pair('deuteranopia', 0, 1), pair('achromatopsia', 0, 1)],
        NAMES,
      ),
    ).toBe('Coral and Moss look alike with protanopia, deuteranopia and achromatopsia.');
    expect(confusionSentence([pair('normal', 0, 1), pair('protanopia', 0, 1)], NAMES)).toBe(
      'Coral and Moss look alike in normal vision.',
    );
  });

  it('count more than one pair, each once, and name the first three', () => {
    const pairs = [pair('protanopia', 0, 1), pair('deuteranopia', 0, 1), pair('protanopia', 1, 2)];
    expect(confusionSentence(pairs, NAMES)).toBe(
      '2 pairs of colors look alike: Coral and Moss; Moss and Snow.',
    );
    const four = [0, 1, 2].map((i) => pair('tritanopia', 0, i + 1)).concat(pair('tritanopia', 2, 3));
    expect(confusionSentence(four, [...NAMES, 'Ink'])).toBe(
      '4 pairs of colors look alike: Coral and Moss; Coral and Snow; Coral and Ink; 1 more.',
    );
    expect(confusionSentence([], NAMES)).toBe('');
  });

  it('name the nearest pair, and with which vision it is so near', () => {
    expect(nearestSentence(pair('deuteranopia', 1, 2), NAMES)).toBe(
      'Nearest: Moss and Snow, ΔE00 4.2 with deuteranopia.',
    );
    expect(nearestSentence(pair('normal', 0, 1), NAMES)).toBe(
      'Nearest: Coral and Moss, ΔE00 4.2 with normal vision.',
    );
    expect(nearestSentence(null, NAMES)).toBe('');
  });

  it('list the pairs of each vision, with ΔE00', () => {
    const pairs = [pair('normal', 0, 1), pair('protanopia', 0, 1), pair('protanopia', 1, 2)];
    expect(confusionsByVision(pairs, NAMES)).toEqual([
      { vision: 'Normal vision', pairs: ['Coral and Moss, ΔE00 4.2'] },
      { vision: 'Protanopia', pairs: ['Coral and Moss, ΔE00 4.2', 'Moss and Snow, ΔE00 4.2'] },
    ]);
  });
});
