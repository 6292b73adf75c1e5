import { expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { entriesToStored } from '../../../../src/palette/storedHistory';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../../src/state/palette/stored/historyKeys';
import { readLatestPalette } from '../../../../src/state/palette/stored/latestPalette';
import { createMemoryStore } from '../../../support/fakeServices';

const entry = (...hexes: string[]) => ({
  colors: hexes.map(colorFromHex),
  name: null,
  locked: hexes.map(() => false),
});

it('is the palette that the builder has on show, exactly', () => {
  const entries = [entry('#0D9488', '#FFFFFF'), entry('#112233', '#0D9488', '#EEEEEE')];
  const storage = createMemoryStore({ [HISTORY_KEY]: entriesToStored(entries), [HISTORY_INDEX_KEY]: 1 });
  expect(readLatestPalette(storage)?.map((color) => formatHex(color))).toEqual([
    '#112233',
    '#0D9488',
    '#EEEEEE',
  ]);
});

it.each([
  [undefined, undefined],
  ['text', 0],
  [[], 0],
  [[null], 0],
  [[{ colors: 'red' }], 0],
  [[{ colors: ['hsl(1, 2%, 3%)'] }], 0],
  [[{ __proto__: { colors: ['hsl(1, 2%, 3%)', 'hsl(1, 2%, 3%)'] } }], 0],
  [[{ colors: ['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'] }], 'length'],
])('is nothing where %j at %j was kept', (list, index) => {
  const storage = createMemoryStore({ [HISTORY_KEY]: list, [HISTORY_INDEX_KEY]: index });
  expect(readLatestPalette(storage)).toBeNull();
});
