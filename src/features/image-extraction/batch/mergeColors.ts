import type { ColorSummary } from '../../../engine/colorSummary';
import type { Patches, PictureColors } from '../../../engine/engine';

/** The grid of `ColorSummary`: 32 cells per channel. */
const CELLS = 32 ** 3;
/** Total weight of each picture: fifty of them weigh as much as one of 50 megapixels. */
const PICTURE_WEIGHT = 2 ** 20;
/** Patches beyond these are too small to matter among so many pictures. */
const PATCHES_MAX = 1024;

const cellOf = (rgb: number): number => ((rgb >> 19) << 10) | (((rgb >> 11) & 31) << 5) | ((rgb >> 3) & 31);

const mergeSummaries = (summaries: readonly ColorSummary[]): ColorSummary => {
  const weights = new Float64Array(CELLS);
  const heaviest = new Float64Array(CELLS);
  const colors = new Uint32Array(CELLS);
  for (const summary of summaries) {
    const total = summary.weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, rgb] of summary.colors.entries()) {
      const weight = ((summary.weights[index] ?? 0) / total) * PICTURE_WEIGHT;
      const cell = cellOf(rgb);
      weights[cell] = (weights[cell] ?? 0) + weight;
      // A cell keeps a color that occurs: that of the picture with the largest share in it.
      if (weight > (heaviest[cell] ?? 0)) {
        heaviest[cell] = weight;
        colors[cell] = rgb;
      }
    }
  }
  const cells = Array.from(weights.keys()).filter((cell) => (weights[cell] ?? 0) > 0);
  return {
    colors: Uint32Array.from(cells, (cell) => colors[cell] ?? 0),
    weights: Uint32Array.from(cells, (cell) => Math.max(1, Math.round(weights[cell] ?? 0))),
  };
};

const mergePatches = (patches: readonly Patches[]): Patches => {
  const rows = patches.flatMap(({ colors, areas, contrasts, insides }) =>
    Array.from(colors, (rgb, index) => ({
      rgb,
      area: (areas[index] ?? 0) / patches.length,
      contrast: contrasts[index] ?? 0,
      inside: insides?.[index] ?? 0,
    })),
  );
  const kept = rows.toSorted((a, b) => b.area - a.area).slice(0, PATCHES_MAX);
  return {
    colors: Uint32Array.from(kept, ({ rgb }) => rgb),
    areas: Float32Array.from(kept, ({ area }) => area),
    contrasts: Float32Array.from(kept, ({ contrast }) => contrast),
    insides: Float32Array.from(kept, ({ inside }) => inside),
  };
};

/** Merges the colors of several pictures as if each filled the same area of one picture, whatever its size. */
export const mergeColors = (pictures: readonly PictureColors[]): PictureColors => {
  const drawn = pictures.flatMap((picture) => (picture.drawn ? [picture.drawn] : []));
  return {
    summary: mergeSummaries(pictures.map(({ summary }) => summary)),
    patches: mergePatches(pictures.map(({ patches }) => patches)),
    // The merged result is flat art only if every picture is.
    drawn: pictures.length > 0 && drawn.length === pictures.length ? mergeSummaries(drawn) : null,
    isJoined: true,
  };
};
