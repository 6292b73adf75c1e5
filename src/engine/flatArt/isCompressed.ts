import { isExplained, type Rules } from './blends';
import type { TwinGroup } from './groupTwins';
import { INK_SHARE_MIN } from './findInks';
import type { Drawn, Group } from './placeGroups';

/** Of the colors of large areas no more than so much stays as it was where a picture is compressed. */
const KEPT_PART = 0.93;
const LARGE_SHARE = 0.01;
/** What only compression explains leaves no more than so much unexplained. */
const UNEXPLAINED_PART = 0.3;

/** Whether of each large area hardly any pixels are alike to the last bit. */
export const hasScattered = (twins: readonly TwinGroup[], total: number): boolean => {
  const large = twins.filter(({ weight }) => weight >= LARGE_SHARE * total);
  const sum = (numberOf: (group: TwinGroup) => number): number =>
    large.reduce((all, group) => all + numberOf(group), 0);
  return sum(({ most }) => most) < KEPT_PART * sum(({ weight }) => weight);
};

/** Whether most of what is no mix of the areas is one as compression makes it. */
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
