import type { PatchCluster } from './clusterPatches';

// The constants in this folder were fitted to twelve photographs whose colors three people named, in several sizes,
// crops and codings, and with noise. `npm run bench -- named` measures the fit.

/** Added to the area term: the appeal of a vanishing area. */
const AREA_BASE = 0.15;
/** Exponent of the pooled area in the appeal. */
const AREA_EXPONENT = 0.267;
/** Chroma at which the appeal is twice that of a gray. */
const CHROMA_SCALE = 41;
/** Contrast at which the appeal is twice that without contrast. */
const CONTRAST_SCALE = 54;
/** Relative gain of areas that are all interior over what is all edge: fringes, lines, leaves. */
const INSIDE_GAIN = 0.55;

/** How likely a viewer is to name a cluster, by area, chroma, contrast and interior; without a unit. */
export const appealOf = ({ spot, pooled, contrast, inside }: PatchCluster): number =>
  (AREA_BASE + pooled ** AREA_EXPONENT) *
  (1 + spot.chroma / CHROMA_SCALE) *
  (1 + contrast / CONTRAST_SCALE) *
  (1 + INSIDE_GAIN * inside);
