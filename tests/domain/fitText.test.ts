import { expect, it } from 'vitest';

import { fitText } from '../../src/domain/fitText';

const within = (most: number) => (text: string) => Array.from(text).length <= most;

it.each([
  ['dunes', 5, 'dunes'],
  ['dunes.mp4', 5, 'dune…'],
  ['two words', 5, 'two…'],
  ['🌊🌊🌊🌊', 3, '🌊🌊…'],
  ['dunes', 0, '…'],
])('shortens %s to %d characters with an ellipsis: %s', (text, most, shown) => {
  expect(fitText(text, within(most))).toBe(shown);
});
