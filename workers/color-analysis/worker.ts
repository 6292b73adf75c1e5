import { expose, transfer } from 'comlink';

import { loadEngine } from '../../src/engine/loadEngine';
import { createColorAnalysis } from './analyze';
import type { ColorAnalysisApi } from './api';

// A promise, not a top-level await: Comlink would lose messages that arrive before `expose`.
const ready = loadEngine().then(createColorAnalysis);

const api: ColorAnalysisApi = {
  contrast: async (colors) => {
    const ratios = (await ready).contrast(colors);
    return transfer(ratios, [ratios.buffer]);
  },
  vision: async (colors) => (await ready).vision(colors),
  repairs: async (colors, locked, target) => (await ready).repairs(colors, locked, target),
  suggestSafe: async (colors, locked) => (await ready).suggestSafe(colors, locked),
};

expose(api);
