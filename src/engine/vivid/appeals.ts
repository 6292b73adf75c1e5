import type { PatchCluster } from './clusterPatches';

// All figures in this folder were found on twelve photographs whose colors three people named, each in several sizes,
// crops, codings and with noise. `npm run bench -- named` measures them.

/** What a color has before its area counts. */
const AREA_BASE = 0.15;
/** The appeal grows so much slower than the area. */
const AREA_EXPONENT = 0.267;
/** Chroma that doubles the appeal of a gray. */
const CHROMA_SCALE = 41;
/** Contrast that doubles the appeal of what does not stand out. */
const CONTRAST_SCALE = 54;
/** So much more appeal has what has an inside than what is all edge: fringes, lines, leaves. */
const INSIDE_GAIN = 0.55;

/** How much a cluster asks to be named: by its area, its chroma, how it stands out, and whether it is a thing with an inside. */
export const appealOf = ({ spot, pooled, contrast, inside }: PatchCluster): number =>
  (AREA_BASE + pooled ** AREA_EXPONENT) *
  (1 + spot.chroma / CHROMA_SCALE) *
  (1 + contrast / CONTRAST_SCALE) *
  (1 + INSIDE_GAIN * inside);
