import { describe, expect, it } from 'vitest';

import {
  ageText,
  distanceFigure,
  distanceText,
  sampleText,
  usesText,
} from '../../../../src/features/explore/list/cardNotes';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('the note of a card', () => {
  it('counts uses, and does not make up any', () => {
    expect([0, 1, 2, 1284].map(usesText)).toEqual(['No uses yet', '1 use', '2 uses', '1,284 uses']);
  });

  it('says of a sample that it is one, and counts uses of it as of any other', () => {
    expect([0, 1, 1284].map(sampleText)).toEqual(['Sample', 'Sample · 1 use', 'Sample · 1,284 uses']);
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
    [0, 'Same color'],
    [0.006, 'Nearly the same'],
    [0.02, 'Nearly the same'],
    [0.021, 'Very close'],
    [0.0849, 'Close'],
  ])('says in words how far the color that was looked for is: %s', (distance, words) => {
    expect(distanceText(distance)).toBe(words);
  });

  it('has its figure for who measures', () => {
    expect(distanceFigure(0.0849)).toBe('ΔEOK 0.08, the distance in OKLab');
  });
});
