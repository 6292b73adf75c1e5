import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createReferenceEngine } from '../../../../src/engine/referenceEngine';
import { createColorAnalysis } from '../../../../workers/color-analysis/analyze';
import type { ColorAnalysisApi } from '../../../../workers/color-analysis/api';
import { createColorAnalyzer } from '../../../../workers/color-analysis/page/client';
import { createFakeWorkers } from '../../fakeWorkers';

const COLORS = [0x0d9488, 0xf5f5f4, 0x1c1917];
const never = new AbortController().signal;
const analysis = createColorAnalysis(createReferenceEngine());

afterEach(() => vi.useRealTimers());

const setUp = (overrides: Partial<ColorAnalysisApi> = {}) => {
  const api: ColorAnalysisApi = {
    contrast: vi.fn(async (colors) => analysis.contrast(colors)),
    vision: vi.fn(async (colors) => analysis.vision(colors)),
    repairs: vi.fn(async (colors, locked, target) => analysis.repairs(colors, locked, target)),
    suggestSafe: vi.fn(async (colors, locked) => analysis.suggestSafe(colors, locked)),
    ...overrides,
  };
  const workers = createFakeWorkers(api);
  onTestFinished(workers.stopAll);
  return { ...workers, api, analyzer: createColorAnalyzer(workers.start) };
};

const forever = async <T>(): Promise<T> => new Promise<T>(() => undefined);

describe('the color analyzer', () => {
  it('hands on what the worker answers, from one worker', async () => {
    const { analyzer, started } = setUp();
    expect(await analyzer.contrast(never, COLORS)).toEqual(analysis.contrast(COLORS));
    expect(await analyzer.vision(never, COLORS)).toEqual(analysis.vision(COLORS));
    const locked = [true, false, false];
    expect(await analyzer.repairs(never, COLORS, locked, 7)).toEqual(analysis.repairs(COLORS, locked, 7));
    expect(await analyzer.suggestSafe(never, COLORS, locked)).toEqual(analysis.suggestSafe(COLORS, locked));
    expect(started).toHaveLength(1);
  });

  it('answers on the page where no worker can be started', async () => {
    const analyzer = createColorAnalyzer(() => {
      throw new Error('refused');
    });
    expect(await analyzer.contrast(never, COLORS)).toEqual(analysis.contrast(COLORS));
    expect(await analyzer.vision(never, COLORS)).toEqual(analysis.vision(COLORS));
    expect(await analyzer.repairs(never, COLORS, [], 4.5)).toEqual(analysis.repairs(COLORS, [], 4.5));
    expect(await analyzer.suggestSafe(never, COLORS, [])).toEqual(analysis.suggestSafe(COLORS, []));
  });

  it('answers on the page what a worker died over, and asks the next one after that', async () => {
    const { analyzer, started } = setUp({ contrast: forever });
    const answer = analyzer.contrast(never, COLORS);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    started[0]?.fire('error');
    expect(await answer).toEqual(analysis.contrast(COLORS));
    expect(await analyzer.vision(never, COLORS)).toEqual(analysis.vision(COLORS));
    expect(started).toHaveLength(2);
  });

  it('drops a stale contrast without ending the worker', async () => {
    const { analyzer, started } = setUp();
    const controller = new AbortController();
    const stale = analyzer.contrast(controller.signal, COLORS);
    controller.abort(new Error('stale'));
    await expect(stale).rejects.toThrow('stale');
    await analyzer.vision(never, COLORS);
    expect(started).toHaveLength(1);
    expect(started[0]?.isTerminated).toBe(false);
  });

  it('ends the worker of an aborted suggestion, which may be long at it', async () => {
    const { analyzer, started } = setUp({ suggestSafe: forever });
    const controller = new AbortController();
    const stale = analyzer.suggestSafe(controller.signal, COLORS, []);
    controller.abort(new Error('stale'));
    await expect(stale).rejects.toThrow('stale');
    expect(started[0]?.isTerminated).toBe(true);
  });

  it('starts nothing for what is aborted already', async () => {
    const { analyzer, started } = setUp();
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(analyzer.contrast(gone, COLORS)).rejects.toThrow('gone');
    await expect(analyzer.suggestSafe(gone, COLORS, [])).rejects.toThrow('gone');
    expect(started).toHaveLength(0);
  });
});
