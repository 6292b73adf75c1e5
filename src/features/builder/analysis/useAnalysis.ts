import { useCallback, useMemo } from 'react';
import type { VisionReport } from '../../../../workers/color-analysis/api';
import { packRgb } from '../../../color/color';
import type { Color } from '../../../color/types';
import type { PackedRgb } from '../../../engine/engine';
import { useServices } from '../../../state/servicesContext';
import { useLatestAnswer } from './useLatestAnswer';

/** A result with the colors it was computed from. */
export type Analysis<Result> = { readonly colors: readonly Color[]; readonly result: Result };

type Answers = {
  readonly contrast: Float32Array<ArrayBuffer>;
  readonly vision: VisionReport;
};

/** The analyzer, typed so that each question is tied to its answer. */
type Analyzer = {
  readonly [Question in keyof Answers]: (
    signal: AbortSignal,
    colors: readonly PackedRgb[],
  ) => Promise<Answers[Question]>;
};

/**
 * The latest result for colors: the previous one is kept while the next is computed, null before the first. `colors`
 * must be the same array as long as the colors are the same.
 */
export const useAnalysis = <Question extends keyof Answers>(
  colors: readonly Color[],
  question: Question,
): Analysis<Answers[Question]> | null => {
  const analyzer: Analyzer = useServices().colorAnalyzer;
  const ask = useCallback(
    async (signal: AbortSignal, asked: readonly Color[]) =>
      analyzer[question](
        signal,
        asked.map(({ rgb }) => packRgb(rgb)),
      ),
    [analyzer, question],
  );
  const latest = useLatestAnswer(colors, ask);
  return useMemo(() => latest && { colors: latest.question, result: latest.answer }, [latest]);
};
