import { mixOf, type Rules } from './blends';
import { LINE_PART } from './findFills';
import { INK_SHARE_MIN } from './findInks';
import type { Drawn, Group } from './placeGroups';

/** A blend with this many times the median pixels of its kind is a color of its own. */
const SPIKE = 6;

/** Blends that were drawn: far more frequent than others of the same two colors, and found in lines. */
export const findSpikes = (groups: readonly Group[], drawn: readonly Drawn[], rules: Rules): Drawn[] => {
  const families = new Map<Drawn, Map<Drawn, Group[]>>();
  for (const group of groups) {
    const mix = drawn.some(({ color }) => color === group.color) ? null : mixOf(group, drawn, rules);
    if (!mix) continue;
    const family = families.get(mix.first) ?? new Map<Drawn, Group[]>();
    family.set(mix.second, [...(family.get(mix.second) ?? []), group]);
    families.set(mix.first, family);
  }
  const spikes: Drawn[] = [];
  for (const family of families.values()) {
    for (const blends of family.values()) {
      const usual = blends.map(({ most }) => most).toSorted((p, q) => p - q)[blends.length >> 1] ?? 0;
      for (const group of blends) {
        const isFrequent = group.most >= Math.max(SPIKE * usual, INK_SHARE_MIN * rules.total);
        if (isFrequent && group.lines >= LINE_PART * group.seen) spikes.push({ ...group });
      }
    }
  }
  return spikes;
};
