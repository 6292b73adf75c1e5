import { useCallback, useMemo } from 'react';
import { packRgb } from '../../../../color/color';
import type { FailingPair, RepairTarget } from '../../../../color/contrastRepair';
import type { Flags } from '../../../../color/generate/scope';
import type { Palette } from '../../../../color/types';
import { useServices } from '../../../../state/servicesContext';
import { useLatestAnswer } from '../../analysis/useLatestAnswer';

/** The input of the repairs: pairs refer to colors by index. */
export type RepairQuestion = {
  readonly colors: Palette;
  readonly locked: Flags;
  readonly target: RepairTarget;
};

export type Repairs = RepairQuestion & { readonly pairs: readonly FailingPair[] };

/** The latest repairs, null before the first. Computed in a worker: nine colors take some milliseconds. */
export const useRepairs = (colors: Palette, locked: Flags, target: RepairTarget): Repairs | null => {
  const { colorAnalyzer } = useServices();
  const question = useMemo(() => ({ colors, locked, target }), [colors, locked, target]);
  const ask = useCallback(
    async (signal: AbortSignal, asked: RepairQuestion) =>
      colorAnalyzer.repairs(
        signal,
        asked.colors.map(({ rgb }) => packRgb(rgb)),
        asked.locked,
        asked.target,
      ),
    [colorAnalyzer],
  );
  const latest = useLatestAnswer(question, ask);
  return useMemo(() => latest && { ...latest.question, pairs: latest.answer }, [latest]);
};

/** Pairs of the selected color come first; otherwise the order is kept. */
export const selectedFirst = (pairs: readonly FailingPair[], selected: number): FailingPair[] => [
  ...pairs.filter(({ indexes }) => indexes.includes(selected)),
  ...pairs.filter(({ indexes }) => !indexes.includes(selected)),
];
