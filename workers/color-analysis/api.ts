import type { ConfusedPair } from '../../src/color/confusedPairs';
import type { FailingPair, RepairTarget } from '../../src/color/contrastRepair';
import type { DeficiencyKind } from '../../src/color/deficiency';
import type { PackedRgb } from '../../src/engine/engine';

/** How a palette looks to each kind of color vision. */
export type VisionReport = {
  /** Every color as seen, in palette order. */
  readonly seen: Readonly<Record<DeficiencyKind, readonly PackedRgb[]>>;
  /** Pairs that look alike, for normal vision and every deficiency. */
  readonly confused: readonly ConfusedPair[];
};

export type SafeSuggestion = {
  readonly colors: readonly PackedRgb[];
  /** What still looks alike: locked colors, or more colors than lightness can tell apart. */
  readonly unsolved: readonly ConfusedPair[];
};

/** What the worker returns. Refusals do not exist here: every list of colors has an answer. */
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
  /** A palette of the same length in which no vision confuses two unlocked colors, as far as that can be had. */
  suggestSafe(colors: readonly PackedRgb[], locked: readonly boolean[]): Promise<SafeSuggestion>;
}

/** The page's side: the same work behind an AbortSignal, in a worker of its own. */
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
