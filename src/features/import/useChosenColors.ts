import { useMemo, useState } from 'react';

import { PALETTE_MAX, PALETTE_MIN } from '../../color/paletteSize';
import { coverage } from '../../palette/coveringColors';
import { farthestColors } from '../../palette/farthestColors';
import type { FoundSummary } from '../../palette/foundSummary';
import { isLeadingName } from '../../palette/isLeadingName';
import type { FoundColor } from '../../palette/notations/found';

/** Fewer values are not grouped. */
const GROUPED_FROM = 25;

type Choice = {
  /** The source of the selection: a new one resets it. */
  readonly found: FoundSummary;
  readonly isGrouped: boolean;
  readonly chosen: ReadonlySet<number>;
  /** The last click would have exceeded a palette's maximum. */
  readonly isRefused: boolean;
};

/** A selectable color; `count` is how often it, or its group, was found, null for once outside of groups. */
export type ShownColor = FoundColor & { readonly count: number | null };

type ChosenColors = Pick<Choice, 'chosen' | 'isGrouped' | 'isRefused'> & {
  readonly shown: readonly ShownColor[];
  readonly toggle: (index: number) => void;
  /** Whether there are more colors than a palette can hold. */
  readonly isMany: boolean;
  readonly setGrouped: (isGrouped: boolean) => void;
  /** Selects the nine that cover most. */
  readonly cover: () => void;
  /** Selects those that differ most in hue; null if there are too few hues for a palette. */
  readonly takeHues: (() => void) | null;
  /** Clears the selection. */
  readonly clear: () => void;
  readonly groupCount: number;
  /** The share of all colors found that the selected ones cover, 0 to 1. */
  readonly covered: number;
};

/** Groups beyond these are counted but not shown. */
const SHOWN_MAX = 500;

const groupsChoice = (found: FoundSummary, indices: readonly number[]): Choice => ({
  found,
  isGrouped: true,
  chosen: new Set(indices),
  isRefused: false,
});

const withoutVeils = ({ colors, veils }: FoundSummary): readonly number[] => {
  const all = [...colors.keys()];
  const others = all.filter((i) => !veils.includes(i));
  return others.length < PALETTE_MIN ? all : others;
};

/** Groups to select: those that cover most, or, in a list where nothing repeats, those that differ most. */
const selectedGroups = ({ groups, covering, colorCount, valueCount }: FoundSummary): readonly number[] =>
  colorCount === valueCount
    ? farthestColors(
        groups.slice(0, SHOWN_MAX).map(({ color }) => color),
        PALETTE_MAX,
      )
    : covering;

/**
 * Brand colors, then those that cover or differ most, or come first; shadows and veils only where there is nothing else.
 */
const firstChoice = (found: FoundSummary, isGrouped: boolean): Choice => {
  const all: readonly FoundColor[] = isGrouped ? found.groups : found.colors;
  const leading = all.slice(0, SHOWN_MAX).flatMap(({ name }, i) => (isLeadingName(name) ? [i] : []));
  const others = isGrouped ? selectedGroups(found) : withoutVeils(found);
  const chosen = [...new Set([...leading, ...others])].slice(0, PALETTE_MAX);
  return { found, isGrouped, chosen: new Set(chosen), isRefused: false };
};

/**
 * The selection among the found colors. Of up to 24 values the first nine, until the user selects; more are grouped,
 * and nine are selected by `selectedGroups`. Colors named as brand colors take priority.
 */
export const useChosenColors = (found: FoundSummary): ChosenColors => {
  const { colorCount, valueCount, groups } = found;
  const isMany = colorCount > PALETTE_MAX;
  const [kept, setKept] = useState<Choice | null>(null);
  const current = useMemo(
    () => (kept?.found === found ? kept : firstChoice(found, isMany && valueCount >= GROUPED_FROM)),
    [kept, found, isMany, valueCount],
  );
  const { chosen, isGrouped, isRefused } = current;
  const shown = useMemo(
    () =>
      (isGrouped
        ? groups
        : found.colors.map(({ color, name, count }) => ({ color, name, count: count > 1 ? count : null }))
      ).slice(0, SHOWN_MAX),
    [found, groups, isGrouped],
  );
  const covered = useMemo(() => (isGrouped ? coverage(groups, chosen) : 0), [isGrouped, groups, chosen]);
  return {
    shown,
    chosen,
    isGrouped,
    isRefused,
    isMany,
    groupCount: groups.length,
    covered,
    toggle: (index) => {
      const next = new Set(chosen);
      const isFull = !next.delete(index) && next.size >= PALETTE_MAX;
      if (!isFull && !chosen.has(index)) next.add(index);
      setKept({ found, isGrouped, chosen: next, isRefused: isFull });
    },
    setGrouped: (next) => setKept(firstChoice(found, next)),
    cover: () => setKept(groupsChoice(found, found.covering)),
    takeHues: found.hues.length < PALETTE_MIN ? null : () => setKept(groupsChoice(found, found.hues)),
    clear: () => setKept({ found, isGrouped, chosen: new Set(), isRefused: false }),
  };
};
