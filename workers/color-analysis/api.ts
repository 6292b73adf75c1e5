import type { SeenPair } from '../../src/color/confusedPairs';
import type { FailingPair, RepairTarget } from '../../src/color/contrastRepair';
import type { DeficiencyKind } from '../../src/color/deficiency';
import type { PackedRgb } from '../../src/engine/engine';

/** How a palette looks with each kind of color vision. */
export type VisionReport = {
  /** The colors as seen, in palette order. */
  readonly seen: Readonly<Record<DeficiencyKind, readonly PackedRgb[]>>;
  /** Pairs that look alike, for normal vision and every deficiency. */
  readonly confused: readonly SeenPair[];
  /** The pair that is nearest to looking alike, or does most. */
  readonly nearest: SeenPair | null;
};

export type SafeSuggestion = {
  readonly colors: readonly PackedRgb[];
  /** Pairs that still look alike: locked colors, or more colors than lightness can separate. */
  readonly unsolved: readonly SeenPair[];
  /** The pair that is nearest to looking alike, or does most. */
  readonly nearest: SeenPair | null;
};

/** The worker's methods. None of them refuses: every list of colors has a result. */
export interface ColorAnalysisApi {
  /** WCAG ratios of every ordered pair: n × n, row-major, row = background, diagonal 1. */
  contrast(colors: readonly PackedRgb[]): Promise<Float32Array<ArrayBuffer>>;
  vision(colors: readonly PackedRgb[]): Promise<VisionReport>;
  /** Every pair below the ratio, with the nearest colors that reach it. */
  repairs(
    colors: readonly PackedRgb[],
    locked: readonly boolean[],
    target: RepairTarget,
  ): Promise<readonly FailingPair[]>;
  /** A palette of the same length in which no vision confuses two unlocked colors, as far as possible. */
  suggestSafe(colors: readonly PackedRgb[], locked: readonly boolean[]): Promise<SafeSuggestion>;
}

/** The page's side: the same methods with an AbortSignal, run in a separate worker. */
export interface ColorAnalyzer {
  contrast(signal: AbortSignal, colors: readonly PackedRgb[]): Promise<Float32Array<ArrayBuffer>>;
  vision(signal: AbortSignal, colors: readonly PackedRgb[]): Promise<VisionReport>;
  repairs(
    signal: AbortSignal,
    colors: readonly PackedRgb[],
    locked: readonly boolean[],
    target: RepairTarget,
  ): Promise<readonly FailingPair[]>;
  suggestSafe(
    signal: AbortSignal,
    colors: readonly PackedRgb[],
    locked: readonly boolean[],
  ): Promise<SafeSuggestion>;
  warmUp(): void;
}
