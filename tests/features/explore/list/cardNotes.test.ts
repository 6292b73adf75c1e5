import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { deltaEOk } from '../../../../src/color/distance';
import { rgbToOklab } from '../../../../src/color/oklab';
import {
  ageText,
  differenceFigure,
  differenceText,
  sampleText,
  usesText,
} from '../../../../src/features/explore/list/cardNotes';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('the note of a card', () => {
  it('counts uses, and does not make up any', () => {
    expect([0, 1, 2, 1284].map(usesText)).toEqual(['No uses yet', '1 use', '2 uses', '1,284 uses']);
  });

  it('says of a sample that it is one, and counts uses of it as of any other', () => {
    expect([1, 1284].map((uses) => sampleText(uses, 5))).toEqual(['Sample · 1 use', 'Sample · 1,284 uses']);
  });

  it('says of a sample without uses how many colors it has', () => {
    expect(sampleText(0, 5)).toBe('5 colors · Sample');
  });

  it.each([
    ['2026-11-20T11:00:00Z', 'Today'],
    ['2026-11-20T13:00:00Z', 'Today'],
    ['2026-11-19T11:00:00Z', 'Yesterday'],
    ['2026-11-18T11:00:00Z', '2 days ago'],
    ['2026-10-20T11:00:00Z', '1 month ago'],
    ['2026-01-20T11:00:00Z', '10 months ago'],
    ['2025-11-20T11:00:00Z', '1 year ago'],
    ['2023-11-20T11:00:00Z', '3 years ago'],
  ])('tells the age of %s', (time, text) => {
    expect(ageText(time, NOW)).toBe(text);
  });

  it.each([
    ['#F3722C', 'Same color'],
    ['#F3742E', 'Nearly the same'],
    ['#FF6A13', 'Very close'],
    ['#ED6D4E', 'Close'],
    ['#F36B59', 'Similar'],
  ])('says in words how far %s is from an orange that was looked for', (hex, words) => {
    const labOf = (text: string) => rgbToOklab(colorFromHex(text).rgb);
    expect(differenceText(deltaEOk(labOf(hex), labOf('#F3722C')))).toBe(words);
  });

  it('has its figures for who measures', () => {
    expect(differenceFigure(8.66, 0.0449)).toBe(
      'ΔE00 8.7; in the order of ΔEOK, the distance in OKLab, here 0.045',
    );
  });
});
