import { useCallback, useMemo } from 'react';
import type { VisionReport } from '../../../../workers/color-analysis/api';
import { packRgb } from '../../../color/color';
import type { Color } from '../../../color/types';
import type { PackedRgb } from '../../../engine/engine';
import { useServices } from '../../../state/servicesContext';
import { useLatestAnswer } from './useLatestAnswer';

/** An answer, with the colors it is about. */
export type Analysis<Result> = { readonly colors: readonly Color[]; readonly result: Result };

type Answers = {
  readonly contrast: Float32Array<ArrayBuffer>;
  readonly vision: VisionReport;
};

/** The analyzer, seen in a way that ties each question to its answer. */
type Analyzer = {
  readonly [Question in keyof Answers]: (
    signal: AbortSignal,
    colors: readonly PackedRgb[],
  ) => Promise<Answers[Question]>;
};

/**
 * The newest answer about colors: an older one stays while the next is on its way, null before the first.
 * `colors` has to be the same array while the colors are the same.
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
