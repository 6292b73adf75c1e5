import { expect, it } from 'vitest';

import { shortDay } from '../../src/domain/shortDay';

it.each([
  [Date.UTC(2026, 6, 1), 'Jul 1'],
  [Date.UTC(2026, 11, 27, 23, 59, 59), 'Dec 27'],
])('a short day is the day in UTC', (ms, text) => {
  expect(shortDay(ms / 1000)).toBe(text);
});
