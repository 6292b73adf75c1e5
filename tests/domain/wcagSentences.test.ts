import { describe, expect, it } from 'vitest';
import { levelLines, levelSentence, needWords } from '../../src/domain/wcagSentences';

describe('the words of a level', () => {
  it.each([
    [2.99, 'Too little for text of any size.', 'Large text: Fail\nNormal text: Fail'],
    [3, 'AA for large text, too little for normal text.', 'Large text: AA\nNormal text: Fail'],
    [4.49, 'AA for large text, too little for normal text.', 'Large text: AA\nNormal text: Fail'],
    [4.5, 'AAA for large text, AA for normal text.', 'Large text: AAA\nNormal text: AA'],
    [6.99, 'AAA for large text, AA for normal text.', 'Large text: AAA\nNormal text: AA'],
    [7, 'AAA for normal and large text.', 'Large text: AAA\nNormal text: AAA'],
  ])('for %f are WCAG’s own, at both text sizes', (ratio, sentence, lines) => {
    expect(levelSentence(ratio)).toBe(sentence);
    expect(levelLines(ratio)).toBe(lines);
  });

  it('say what a text size needs', () => {
    expect(needWords('large')).toBe('Large text (24px, or 18.66px bold): AA needs 3:1, AAA needs 4.5:1');
    expect(needWords('normal')).toBe('Normal text: AA needs 4.5:1, AAA needs 7:1');
  });
});
