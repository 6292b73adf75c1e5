import type { ClusterManyOptions, Engine, Lab, PackedRgb, Patches } from '../engine';
import type { ColorSummary } from '../colorSummary';
import { createXorshift } from '../xorshift';
import { appealsOf } from './appeals';
import { AREA_MIN, clusterPatches } from './clusterPatches';
import { selectCovering } from './coverAreas';
import { selectClusters } from './selectClusters';
import { settleColors } from './settleColors';

/** What a variant leaves at least of the appeal of a color. */
const APPEAL_LEFT = 0.25;

/** The appeals by chance, the same for the same variant; 0 leaves them as they are. */
const varied = (appeals: readonly number[], variant: number): readonly number[] => {
  if (variant === 0) return appeals;
  const random = createXorshift(variant);
  return appeals.map((appeal) => appeal * (APPEAL_LEFT + (1 - APPEAL_LEFT) * random()));
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
  const appeals = appealsOf(clusters);
  const select = isJoined ? selectCovering : selectClusters;
  return ({ count, variants }) => {
    const palettes = variants.map((variant) => {
      const chosen = select(clusters, varied(appeals, variant), count);
      return settleColors(chosen, clusters).map(({ L, a, b }): Lab => [L, a, b]);
    });
    return engine.nearMedians(summary, palettes);
  };
};
