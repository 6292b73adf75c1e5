import type { ClusterManyOptions, Engine, LabTuple, PackedRgb, Patches } from '../engine';
import type { ColorSummary } from '../colorSummary';
import { createXorshift } from '../xorshift';
import { appealOf } from './appeals';
import { AREA_MIN, clusterPatches, type PatchCluster } from './clusterPatches';
import { selectCovering } from './coverAreas';
import { selectClusters } from './selectClusters';
import { settleColors } from './settleColors';

/** What a variant leaves at least of the appeal of a color. */
const APPEAL_LEFT = 0.25;

/** Colors of one cell of so many units of CIELAB a side have the same luck. */
const LUCK_CELL = 20;
/** The cell of white, as light as a color can be, is 5 along lightness. */
// Stryker disable next-line all: more of them would hold no color, and fewer strong light ones hardly any
const LUCK_CELLS = 600;

/** From 0 to 599, a digit for each axis: what a screen shows has from −108 to 98 along both axes of chroma. */
const luckCellOf = ({ spot: { L, a, b } }: PatchCluster): number =>
  Number([L, a + 100, b + 100].map((value) => Math.trunc(value / LUCK_CELL)).join(''));

/** The appeals by chance, the same for the same variant, and alike for like colors; 0 leaves them as they are. */
const varied = (
  clusters: readonly PatchCluster[],
  appeals: readonly number[],
  variant: number,
): readonly number[] => {
  if (variant === 0) return appeals;
  const random = createXorshift(variant);
  const luck = Array.from({ length: LUCK_CELLS }, () => APPEAL_LEFT + (1 - APPEAL_LEFT) * random());
  // Stryker disable next-line ArithmeticOperator: divided by chance, one is to another as both are by chance
  return appeals.map((appeal, i) => appeal * luck[luckCellOf(clusters[i]!)]!);
};

/**
 * The colors that one names on looking at a picture, accents included, for each variant. At most `count`, and fewer
 * where its parts show fewer; all of them occur in the summary. Patches smaller than `areaMin` do not count. Of several
 * pictures together (`isJoined`) no large area is passed over for their accents.
 * The function that is returned may be asked for more variants; what they have in common is found once.
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
  const select = isJoined ? selectCovering : selectClusters;
  return ({ count, variants }) => {
    const palettes = variants.map((variant) => {
      const chosen = select(clusters, varied(clusters, appeals, variant), count);
      return settleColors(chosen, clusters).map(({ L, a, b }): LabTuple => [L, a, b]);
    });
    return engine.nearMedians(summary, palettes);
  };
};
