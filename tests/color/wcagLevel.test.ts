import { describe, expect, it } from 'vitest';
import { textLevel, textSize, wcagLevel } from '../../src/color/wcagLevel';

describe('the WCAG level', () => {
  it.each([
    [2.99, 'Fail', 'Fail'],
    [3, 'Fail', 'AA'],
    [4.49, 'Fail', 'AA'],
    [4.5, 'AA', 'AAA'],
    [6.99, 'AA', 'AAA'],
    [7, 'AAA', 'AAA'],
    [21, 'AAA', 'AAA'],
  ])('of %f is %s for normal text and %s for large text [B-96]', (ratio, normal, large) => {
    expect(wcagLevel(ratio, 'normal')).toBe(normal);
    expect(wcagLevel(ratio, 'large')).toBe(large);
  });
});

describe('the level of text of normal size', () => {
  it.each([
    [2.99, 'Fail'],
    [3, 'AA Large'],
    [4.49, 'AA Large'],
    [4.5, 'AA'],
    [7, 'AAA'],
  ])('of %f is %s: what is enough for large text alone does not fail', (ratio, level) => {
    expect(textLevel(ratio)).toBe(level);
  });
});

describe('text', () => {
  it.each([
    [24, false, 'large'],
    [23.99, false, 'normal'],
    [18.66, true, 'large'],
    [18.65, true, 'normal'],
    [18.66, false, 'normal'],
    [40, true, 'large'],
  ])('of %f px, bold: %s, is %s [B-96]', (sizePx, isBold, size) => {
    expect(textSize(sizePx, isBold)).toBe(size);
  });
});
