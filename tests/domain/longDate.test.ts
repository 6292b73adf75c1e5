import { describe, expect, it } from 'vitest';

import { longDate } from '../../src/domain/longDate';

describe('a long date', () => {
  it.each([
    [Date.UTC(2025, 6, 1), 'July 1, 2025'],
    [Date.UTC(2025, 6, 1, 23, 59, 59), 'July 1, 2025'],
    [Date.UTC(2026, 11, 14), 'December 14, 2026'],
  ])('is the day in UTC, wherever it is read [S-12]', (ms, text) => {
    expect(longDate(ms / 1000)).toBe(text);
  });
});
