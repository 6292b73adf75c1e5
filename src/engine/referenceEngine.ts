import { clusterPalette, clusterPalettes } from './clusterPalette';
import { EngineLimitError } from './engineErrors';
import type { Engine } from './engine';
import { MAX_BYTES, MAX_PIXELS } from './engineLimits';
import { withFlare } from './flare';
import { nearMedians } from './nearMedians';
import { openWith } from './openWith';
import { createReferenceSteps } from './reference/clusterSteps';
import { findPatches } from './reference/findPatches';
import { openRows } from './reference/openRows';
import { planesToPixels } from './reference/planesToPixels';
import { sampleSwatches } from './reference/sampleSwatches';
import { shrink } from './reference/shrink';
import { countNearest } from './reference/countNearest';
import { signFrame } from './reference/signFrame';
import { simulate } from './reference/simulate';
import { toShares } from './shares';
import { summarize } from './reference/summarize';

const contrastMatrix: Engine['contrastMatrix'] = (colors) => {
  const light = Float32Array.from(colors, withFlare);
  const inverse = light.map((value) => 1 / value);
  const ratios = new Float32Array(light.length ** 2);
  let at = 0;
  for (let i = 0; i < light.length; i++) {
    for (let j = 0; j < light.length; j++) {
      ratios[at++] = Math.max(light[i]! * inverse[j]!, inverse[i]! * light[j]!, 1);
    }
  }
  return ratios;
};

/**
 * The engine in plain TypeScript, for browsers that refuse WebAssembly and as the reference for the compiled one. It
 * computes in the same order and precision, so that both give the same bits.
 */
export const createReferenceEngine = (): Engine => {
  let reserved = new Uint8Array(0);
  let planes = new Uint8Array(0);
  return {
    kind: 'reference',
    reserve: (pixels) => {
      if (pixels * 4 > MAX_BYTES) throw new EngineLimitError('The engine may not hold so many pixels');
      reserved = new Uint8Array(pixels * 4);
      return reserved;
    },
    planeBytes: (length) => {
      if (length > MAX_BYTES) throw new EngineLimitError('The engine may not hold so many bytes');
      if (planes.length < length) planes = new Uint8Array(length);
      return planes.subarray(0, length);
    },
    planesToPixels,
    summarize: (rgba) => {
      if (rgba.length > MAX_PIXELS * 4) throw new EngineLimitError(`More than ${MAX_PIXELS} pixels`);
      return summarize(rgba);
    },
    openRows,
    openPicture: openWith(openRows),
    shrink,
    findPatches,
    signFrame,
    sampleSwatches,
    clusterPalette: (summary, options) => clusterPalette(createReferenceSteps, summary, options),
    clusterPalettes: (summary, options) => clusterPalettes(createReferenceSteps, summary, options),
    nearMedians: (summary, palettes) => nearMedians(createReferenceSteps, summary, palettes),
    shares: (summary, colors) => toShares(countNearest(summary, colors)),
    simulate,
    contrastMatrix,
    memoryBytes: () => reserved.byteLength + planes.byteLength,
  };
};
