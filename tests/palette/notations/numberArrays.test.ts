import { expect, it } from 'vitest';

import { parseNumberArrays } from '../../../src/palette/notations/numberArrays';
import { hexes } from './hexes';

it('arrays of numbers that are neither parts of 1 nor whole are no colors', () => {
  const read = (text: string) => {
    const found = parseNumberArrays(text);
    return found && hexes(found);
  };
  expect(read('a = [(31.5, 119.2, 180.5), (174.1, 199.9, 232.2)]')).toBeNull();
  expect(read('a = [(31, 119, 180), (174, 199, 232)]')).toEqual(['#1F77B4', '#AEC7E8']);
  expect(read('a = [(0.5, 0.2, 1), (0, 1, 0.6)]')).toEqual(['#8033FF', '#00FF99']);
});
