import type { RasterizedSvg } from './rasterizeSvg';

/** Like `rasterizeSvg`, whose code loads with the first SVG: most pictures are not SVGs. */
export const rasterize = async (source: Blob): Promise<RasterizedSvg> => {
  const { rasterizeSvg } = await import('./rasterizeSvg');
  return rasterizeSvg(source);
};
