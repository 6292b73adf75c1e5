import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

const STOPS = [
  [0, 255, 0, 0],
  [128, 0, 255, 0],
  [255, 0, 0, 255],
];
const read = (value: unknown): string[] => hexes(parseText(JSON.stringify(value)));

describe('stops of a gradient with their positions', () => {
  it.each([
    ['in a file of WLED', { palette: STOPS.flat() }],
    ['in a preset', { n: 'Aurora', palettes: [{ palette: STOPS.flat() }] }],
    ['alone', STOPS.flat()],
    ['each in an array', { palette: STOPS }],
  ])('are read without these: %s', (_, value) => {
    expect(read(value)).toEqual(['#FF0000', '#00FF00', '#0000FF']);
  });

  it('may be at one position, where a gradient has an edge', () => {
    expect(read([0, 9, 9, 9, 100, 9, 9, 9, 100, 8, 8, 8, 255, 8, 8, 8])).toEqual([
      '#090909',
      '#090909',
      '#080808',
      '#080808',
    ]);
  });

  it('are not seen in channels with an opacity', () => {
    expect(
      read([
        [0, 0, 0, 255],
        [255, 255, 255, 255],
      ]),
    ).toEqual(['#000000', '#FFFFFF']);
    expect(
      read([
        [0, 10, 20, 1],
        [255, 30, 40, 1],
      ]),
    ).toEqual(['#000A14', '#FF1E28']);
  });

  it.each([
    ['that do not begin at 0', [1, 9, 9, 9, 255, 8, 8, 8]],
    ['that do not end at 255', [0, 9, 9, 9, 254, 8, 8, 8]],
    ['that go back', [0, 9, 9, 9, 200, 8, 8, 8, 100, 7, 7, 7, 255, 6, 6, 6]],
    ['that are not whole', [0, 9, 9, 9.5, 255, 8, 8, 8]],
    ['beyond 255', [0, 9, 9, 9, 255, 8, 8, 256]],
    ['with something left over', [0, 9, 9, 9, 255, 8, 8, 8, 255]],
  ])('are none in numbers %s', (_, value) => {
    expect(read(value)).toEqual([]);
  });
});
