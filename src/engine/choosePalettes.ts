import type { ClusterManyOptions, Engine, PaletteEntry, PaletteStyle, PictureColors } from './engine';

export type PaletteOptions = ClusterManyOptions & { readonly style: PaletteStyle };

/** A palette for each variant; fewer colors than `count` where the picture has fewer. */
export const choosePalettes = (
  engine: Engine,
  { summary, drawn }: PictureColors,
  { count, variants }: PaletteOptions,
): PaletteEntry[][] => engine.clusterPalettes(drawn ?? summary, { count, variants });
