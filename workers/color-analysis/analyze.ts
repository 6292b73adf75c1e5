import { colorFromPacked, packRgb } from '../../src/color/color';
import { confusedPairs, nearestPair } from '../../src/color/confusedPairs';
import { repairPalette, type FailingPair, type RepairTarget } from '../../src/color/contrastRepair';
import type { DeficiencyKind } from '../../src/color/deficiency';
import { safePalette } from '../../src/color/generate/safePalette';
import type { Engine, PackedRgb } from '../../src/engine/engine';
import type { SafeSuggestion, VisionReport } from './api';

/** What the analysis needs of an engine. */
type AnalysisEngine = Pick<Engine, 'contrastMatrix' | 'simulate'>;

/** What the worker returns, without the worker around it. */
export type ColorAnalysis = {
  readonly contrast: (colors: readonly PackedRgb[]) => Float32Array<ArrayBuffer>;
  readonly vision: (colors: readonly PackedRgb[]) => VisionReport;
  readonly repairs: (
    colors: readonly PackedRgb[],
    locked: readonly boolean[],
    target: RepairTarget,
  ) => readonly FailingPair[];
  readonly suggestSafe: (colors: readonly PackedRgb[], locked: readonly boolean[]) => SafeSuggestion;
};

const toPixels = (colors: readonly PackedRgb[]): Uint8Array =>
  Uint8Array.from(colors.flatMap((color) => [color >>> 16, (color >>> 8) & 255, color & 255, 255]));

const toColors = (rgba: Uint8ClampedArray): PackedRgb[] =>
  Array.from({ length: rgba.length / 4 }, (_, i) =>
    packRgb({ r: rgba[i * 4] ?? 0, g: rgba[i * 4 + 1] ?? 0, b: rgba[i * 4 + 2] ?? 0 }),
  );

export const createColorAnalysis = (engine: AnalysisEngine): ColorAnalysis => ({
  // A copy, as the result is transferred to another thread, which the engine's memory cannot be.
  contrast: (colors) => engine.contrastMatrix(colors).slice(),
  vision: (colors) => {
    const pixels = toPixels(colors);
    const seen = (kind: DeficiencyKind): PackedRgb[] => toColors(engine.simulate(pixels, kind));
    return {
      seen: {
        protanopia: seen('protanopia'),
        deuteranopia: seen('deuteranopia'),
        tritanopia: seen('tritanopia'),
        achromatopsia: seen('achromatopsia'),
        protanomaly: seen('protanomaly'),
        deuteranomaly: seen('deuteranomaly'),
        tritanomaly: seen('tritanomaly'),
        achromatomaly: seen('achromatomaly'),
      },
      // By the exact formula, not the engine's result, which may be one code off: no pair that `suggestSafe` has solved
      // may be reported as confused.
      confused: confusedPairs(colors.map(colorFromPacked)),
      nearest: nearestPair(colors.map(colorFromPacked)),
    };
  },
  repairs: (colors, locked, target) => repairPalette(colors.map(colorFromPacked), locked, target),
  suggestSafe: (colors, locked) => {
    const { palette, unsolved } = safePalette(colors.map(colorFromPacked), locked);
    return { colors: palette.map(({ rgb }) => packRgb(rgb)), unsolved, nearest: nearestPair(palette) };
  },
});
