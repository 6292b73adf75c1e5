import type { Remote } from 'comlink';

import { connect, type WorkerLike, WorkerLost } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { ColorAnalysis } from '../analyze';
import type { ColorAnalysisApi, ColorAnalyzer } from '../api';

/** For calls that are never aborted. */
const UNENDING = new AbortController().signal;

/** The same code on the page with the reference engine, loaded only if the worker is lost. */
const analyzeOnPage = async (): Promise<ColorAnalysis> => {
  const [{ createColorAnalysis }, { createReferenceEngine }] = await Promise.all([
    import('../analyze'),
    import('../../../src/engine/referenceEngine'),
  ]);
  return createColorAnalysis(createReferenceEngine());
};

/** Analyzes palettes in a worker, or on the page if the worker is lost. Rejects only when aborted. */
export const createColorAnalyzer = (
  start: () => WorkerLike = () => startWorker('colorAnalysis'),
): ColorAnalyzer => {
  const { call, warmUp } = connect<ColorAnalysisApi>(start);

  const orOnPage = async <Result>(
    signal: AbortSignal,
    answer: Promise<Result>,
    onPage: (analysis: ColorAnalysis) => Result,
  ): Promise<Result> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      const analysis = await analyzeOnPage();
      signal.throwIfAborted();
      return onPage(analysis);
    }
  };

  /** For short calls: aborting only drops the answer, as the call ends sooner than another worker would start. */
  const ask = async <Result>(
    signal: AbortSignal,
    run: (remote: Remote<ColorAnalysisApi>) => Promise<Result>,
    onPage: (analysis: ColorAnalysis) => Result,
  ): Promise<Result> => {
    signal.throwIfAborted();
    const answer = call(UNENDING, async ({ remote }) => run(remote));
    const result = await orOnPage(signal, answer, onPage);
    signal.throwIfAborted();
    return result;
  };

  return {
    contrast: async (signal, colors) =>
      ask(
        signal,
        async (remote) => remote.contrast(colors),
        (analysis) => analysis.contrast(colors),
      ),
    vision: async (signal, colors) =>
      ask(
        signal,
        async (remote) => remote.vision(colors),
        (analysis) => analysis.vision(colors),
      ),
    repairs: async (signal, colors, locked, target) =>
      ask(
        signal,
        async (remote) => remote.repairs(colors, locked, target),
        (analysis) => analysis.repairs(colors, locked, target),
      ),
    // Takes long enough that aborting terminates the worker, and the next call starts another.
    suggestSafe: async (signal, colors, locked) =>
      orOnPage(
        signal,
        call(signal, async ({ remote }) => remote.suggestSafe(colors, locked)),
        (analysis) => analysis.suggestSafe(colors, locked),
      ),
    warmUp,
  };
};
