import type { PackedRgb } from '../../../src/engine/engine';
import type { Rules } from '../../../src/engine/flatArt/blends';
import type { Group } from '../../../src/engine/flatArt/placeGroups';
import { toSpot } from '../../../src/engine/reference/difference';
import { labOf, uniformOf } from '../../../src/engine/reference/points';

/** A color of a picture, of which 100 pixels of the preview lie as it is told. */
export const group = (color: PackedRgb, more: Partial<Group> = {}): Group => {
  const weight = more.weight ?? 1000;
  return {
    color,
    spot: toSpot(labOf(color)),
    at: uniformOf(color),
    most: weight,
    weight,
    solid: 0,
    twins: 1,
    seen: 100,
    plateaus: 0,
    lines: 0,
    ramps: 0,
    ...more,
  };
};

/**
 * Gray `levels` above 0x808080. By CIEDE2000, as culori reckons it, 6 of them are 2.23, 7: 2.59, 8: 2.95, 9: 3.30,
 * 12: 4.36, 13: 4.70, 14: 5.05, 15: 5.39, 16: 5.73, 17: 6.06, 41: 13.50, 42: 13.79, 43: 14.07, 44: 14.35.
 */
export const grayAbove = (levels: number): PackedRgb => (0x80 + levels) * 0x01_01_01;

export const rulesOf = (more: Partial<Rules> = {}): Rules => ({
  total: 10_000,
  isCompressed: false,
  scale: 1,
  isShaded: false,
  isPlain: false,
  ...more,
});
