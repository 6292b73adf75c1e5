import { isExplained, type Rules } from './blends';
import type { TwinGroup } from './groupTwins';
import { INK_SHARE_MIN } from './findInks';
import type { Drawn, Group } from './placeGroups';

/** In compressed pictures, at most this fraction of large areas keeps its exact color. */
const KEPT_PART = 0.93;
const LARGE_SHARE = 0.01;
/** Compression is the explanation if it leaves at most this fraction unexplained. */
const UNEXPLAINED_PART = 0.3;

/** Whether the pixels of large areas are scattered over many nearly equal colors. */
export const hasScattered = (twins: readonly TwinGroup[], total: number): boolean => {
  const large = twins.filter(({ weight }) => weight >= LARGE_SHARE * total);
  const sum = (numberOf: (group: TwinGroup) => number): number =>
    large.reduce((all, group) => all + numberOf(group), 0);
  return sum(({ most }) => most) < KEPT_PART * sum(({ weight }) => weight);
};

/** Whether compression explains most of what plain mixes of the fills do not. */
export const isExplainedByCompression = (
  groups: readonly Group[],
  fills: readonly Drawn[],
  rules: Rules,
): boolean => {
  const unexplained = (isCompressed: boolean): number =>
    groups.reduce(
      (sum, group) =>
        fills.some(({ color }) => color === group.color) ||
        isExplained(group, fills, { ...rules, isCompressed })
          ? sum
          : sum + group.weight,
      0,
    );
  const before = unexplained(false);
  return before >= INK_SHARE_MIN * rules.total && unexplained(true) <= UNEXPLAINED_PART * before;
};
