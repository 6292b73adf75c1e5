import { describe, expect, it } from 'vitest';

import { findSpikes } from '../../../src/engine/flatArt/findSpikes';
import type { Group } from '../../../src/engine/flatArt/placeGroups';
import { grayAbove, group, rulesOf } from './groups';

const DRAWN = [group(0x000000), group(0xffffff)];
const blend = (levels: number, more: Partial<Group>): Group =>
  group(grayAbove(levels), { weight: 50, ...more });
/** Four blends of black and white, of so many pixels each, and one of others. */
const spikesBeside = (usual: number, more: Partial<Group>): number[] =>
  findSpikes(
    [...[-40, -20, 20, 40].map((levels) => blend(levels, { most: usual })), blend(0, { lines: 30, ...more })],
    DRAWN,
    rulesOf(),
  ).map(({ color }) => color);

describe('a blend that was drawn', () => {
  it('has six times the pixels of the others of its two colors, and 0.2 % of the picture', () => {
    expect(spikesBeside(10, { most: 60 })).toEqual([grayAbove(0)]);
    expect(spikesBeside(10, { most: 59 })).toEqual([]);
    expect(spikesBeside(1, { most: 20 })).toEqual([grayAbove(0)]);
    expect(spikesBeside(1, { most: 19 })).toEqual([]);
  });

  it('is compared with the usual one of them, wherever that stands', () => {
    const others = [1, 1, 30, 1].map((most, i) => blend(10 * (i + 1), { most }));
    const spikes = findSpikes([...others, blend(0, { most: 60, lines: 30 })], DRAWN, rulesOf());
    expect(spikes.map(({ color }) => color)).toEqual([grayAbove(0)]);
  });

  it('lies in lines to 30 %', () => {
    expect(spikesBeside(10, { most: 60, lines: 29 })).toEqual([]);
  });

  it('is compared with those of the same two colors alone', () => {
    const red = group(0xff0000);
    const pinks = [0xff4040, 0xff8080, 0xffc0c0].map((color) =>
      group(color, { weight: 50, most: 1, lines: 90 }),
    );
    const grays = [-20, 0, 20].map((levels) => blend(levels, { most: 60, lines: 90 }));
    expect(findSpikes([...pinks, ...grays], [...DRAWN, red], rulesOf())).toEqual([]);
  });

  it('is no color that was found before, and none that is no blend', () => {
    expect(
      findSpikes([group(0x000000, { lines: 90 }), group(0xd01020, { lines: 90 })], DRAWN, rulesOf()),
    ).toEqual([]);
    const spike = blend(0, { most: 60, lines: 90 });
    const blends = [spike, blend(-20, { most: 1 }), blend(20, { most: 1 })];
    expect(findSpikes(blends, DRAWN, rulesOf())).toHaveLength(1);
    expect(findSpikes(blends, [...DRAWN, spike], rulesOf())).toEqual([]);
  });
});
