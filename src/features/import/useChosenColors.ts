import { useMemo, useState } from 'react';

import { PALETTE_MAX } from '../../domain/limits';
import { coverage, coveringColors } from '../../palette/coveringColors';
import { groupColors, type ColorGroup } from '../../palette/groupColors';
import type { Found, FoundColor } from '../../palette/notations/found';

/** As many as one looks through; longer lists are cut. */
const SHOWN_MAX = 500;

/** Fewer colors are looked through one by one. */
const GROUPED_FROM = 25;

type Choice = {
  /** What the choice belongs to: another text begins anew. */
  readonly found: Found | null;
  readonly isGrouped: boolean;
  readonly chosen: ReadonlySet<number>;
  /** The last click wanted one more than a palette holds. */
  readonly isRefused: boolean;
};

/** A color to choose; of a group with how often its colors were found. */
export type ShownColor = FoundColor & { readonly count: number | null };

type ChosenColors = Pick<Choice, 'chosen' | 'isGrouped' | 'isRefused'> & {
  readonly shown: readonly ShownColor[];
  readonly toggle: (index: number) => void;
  /** Whether there are more colors than a palette holds. */
  readonly isMany: boolean;
  readonly setGrouped: (isGrouped: boolean) => void;
  /** Takes the nine that cover most. */
  readonly cover: () => void;
  readonly groupCount: number;
  /** What part of all that was found the chosen colors stand for, 0 to 1. */
  readonly covered: number;
};

const firstChoice = (found: Found | null, isGrouped: boolean, groups: readonly ColorGroup[]): Choice => ({
  found,
  isGrouped,
  chosen: new Set(
    isGrouped ? coveringColors(groups, PALETTE_MAX) : found?.colors.slice(0, PALETTE_MAX).keys(),
  ),
  isRefused: false,
});

/**
 * Which of the found colors are taken. Of up to 24 the first nine, until the user chooses; more are grouped, and the
 * nine that cover most are taken.
 */
export const useChosenColors = (found: Found | null): ChosenColors => {
  const isMany = (found?.colors.length ?? 0) > PALETTE_MAX;
  const groups = useMemo(() => (found && isMany ? groupColors(found.colors) : []), [found, isMany]);
  const [kept, setKept] = useState<Choice | null>(null);
  const current = useMemo(
    () =>
      kept?.found === found ? kept : firstChoice(found, (found?.colors.length ?? 0) >= GROUPED_FROM, groups),
    [kept, found, groups],
  );
  const { chosen, isGrouped, isRefused } = current;
  const shown = useMemo(
    () =>
      (isGrouped
        ? groups
        : (found?.colors ?? []).map(({ color, name }) => ({ color, name, count: null }))
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
    setGrouped: (next) => setKept(firstChoice(found, next, groups)),
    cover: () => setKept(firstChoice(found, true, groups)),
  };
};
