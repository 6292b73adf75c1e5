import type { Result } from '../../result';
import { collectProcess, startResult, startVersion } from '../../runner/collect.mjs';
import { expectSeconds, secondsLeft } from '../../runner/progress.mjs';
import { summarize } from '../../runner/summary.mjs';
import type { Suite } from '../../suite';
import { describeMachine } from './machine';
import { runProcess } from './runProcess';

export type Progress = {
  readonly suite: string;
  readonly doing: string;
  /** 0 to 1. */
  readonly done: number;
  readonly secondsLeft: number;
};

export type Options = {
  readonly isQuick: boolean;
  /** What the page was built from, as the result states it. */
  readonly version: Parameters<typeof startVersion>[0];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

/**
 * Measures the suites one by one, each in as many processes as it asks for.
 * @returns a result of the same shape as the command's; when the signal aborts it, what was measured so far
 */
export const runSuites = async (suites: readonly Suite[], options: Options): Promise<Result> => {
  const { isQuick, version: ofPage, signal, onProgress } = options;
  const mode = isQuick ? 'quick' : 'full';
  const version = startVersion(ofPage);
  const result = startResult({ mode, machine: describeMachine(), suites, versions: [version] });
  const jobs = suites.flatMap((suite) =>
    Array.from({ length: suite.processes[mode] }, (_, process) => ({ suite, process })),
  );
  const all = secondsLeft(jobs, null, 0, mode, []);
  for (const [at, { suite, process }] of jobs.entries()) {
    if (signal.aborted) break;
    if (version.failures.some((failure) => failure.suite === suite.name)) continue;
    const from = performance.now();
    const showProgress = (doing: string): void => {
      const elapsed = (performance.now() - from) / 1000;
      const left = secondsLeft(jobs.slice(at + 1), suite, elapsed, mode, version.durations);
      onProgress({ suite: suite.name, doing, done: Math.max(0, 1 - left / all), secondsLeft: left });
    };
    const collect = collectProcess(version, suite.name, process);
    showProgress('');
    const isStopped = (): boolean => signal.aborted;
    const failure = await runProcess({ suite: suite.name, process, isQuick }, signal, (message) => {
      if (message.type === 'sample') collect(message);
      else if (message.type === 'step') showProgress(message.text);
    });
    const seconds = (performance.now() - from) / 1000;
    if (failure !== null) version.failures.push({ suite: suite.name, message: failure });
    // Only the first process is timed: it also loads what the others reuse, so the estimate is on the high side.
    else if (!isStopped() && process === 0) version.durations.push({ suite: suite.name, mode, seconds });
  }
  result.isComplete = !signal.aborted;
  result.summary = summarize(result, suites, []);
  return result;
};

/** About how long a suite takes. */
export const suiteSeconds = (suite: Suite, isQuick: boolean): number => {
  const mode = isQuick ? 'quick' : 'full';
  return suite.processes[mode] * expectSeconds(suite, mode, []);
};
