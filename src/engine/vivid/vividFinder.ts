import type { ClusterManyOptions, Engine, LabTuple, PackedRgb, Patches } from '../engine';
import type { ColorSummary } from '../colorSummary';
import { createXorshift } from '../xorshift';
import { appealOf } from './appeals';
import { AREA_MIN, clusterPatches, type PatchCluster } from './clusterPatches';
import { selectCovering } from './coverAreas';
import { settleColors } from './settleColors';

/** The least factor by which the noise of a variant scales an appeal. */
const NOISE_MIN = 0.25;

/** Clusters share one value of the noise within cells of CIELAB with sides of this length. */
const NOISE_CELL = 20;
/**
 * Cells along a and b: sRGB extends from −108 to 98, and its few blues below −100 count with the cell from there on.
 */
const CHROMA_CELLS = 10;
/** White, the lightest color, is in cell 5 along lightness. */
// Stryker disable next-line all: more of them would hold no color, and fewer strong light ones hardly any
const NOISE_CELLS = 6 * CHROMA_CELLS ** 2;

const noiseCellOf = ({ spot: { L, a, b } }: PatchCluster): number => {
  const [l, u, v] = [L, a + 100, b + 100].map((value) => Math.trunc(value / NOISE_CELL));
  return (l! * CHROMA_CELLS + u!) * CHROMA_CELLS + v!;
};

/** The appeals times noise that depends on the variant alone and is equal for similar colors; variant 0 has none. */
const varied = (
  clusters: readonly PatchCluster[],
  appeals: readonly number[],
  variant: number,
): readonly number[] => {
  if (variant === 0) return appeals;
  const random = createXorshift(variant);
  const noise = Array.from({ length: NOISE_CELLS }, () => NOISE_MIN + (1 - NOISE_MIN) * random());
  // Stryker disable next-line ArithmeticOperator: divided by chance, one is to another as both are by chance
  return appeals.map((appeal, i) => appeal * noise[noiseCellOf(clusters[i]!)]!);
};

/**
 * The colors a viewer would name in a picture, accents included, for each variant: at most `count`, fewer where the
 * picture shows fewer, and only colors that occur in the summary. Patches smaller than `areaMin` are ignored. No color
 * that fills about a quarter of the picture is passed over in favor of accents, and with several pictures together
 * (`isJoined`) no large area of whatever colors.
 * What the variants have in common is computed once, and the returned function may be called for more of them.
 */
export const createVividFinder = (
  engine: Engine,
  summary: ColorSummary,
  patches: Patches,
  areaMin = AREA_MIN,
  isJoined = false,
): ((options: ClusterManyOptions) => PackedRgb[][]) => {
  const clusters = clusterPatches(patches, areaMin);
  const appeals = clusters.map(appealOf);
  return ({ count, variants }) => {
    const palettes = variants.map((variant) => {
      const chosen = selectCovering(clusters, varied(clusters, appeals, variant), count, { isJoined });
      return settleColors(chosen, clusters).map(({ L, a, b }): LabTuple => [L, a, b]);
    });
    return engine.nearMedians(summary, palettes);
  };
};
