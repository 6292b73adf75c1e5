import type { RasterizedSvg } from './rasterizeSvg';

/** As `rasterizeSvg`, whose code comes with the first drawing: most pictures are none. */
export const rasterize = async (source: Blob): Promise<RasterizedSvg> => {
  const { rasterizeSvg } = await import('./rasterizeSvg');
  return rasterizeSvg(source);
};
