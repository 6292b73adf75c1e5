import { EXTRACTION } from '../../src/domain/limits';
import type { Size } from '../fitWithin';
import { ExtractionError } from './api';
import { decodeText } from './sniff';
import { sizeSvg } from './svgSize';

/** Pixels of an SVG with the size that the document asked for. Whoever gets the bitmap closes it. */
export type RasterizedSvg = { readonly bitmap: ImageBitmap; readonly natural: Size };

const draw = (image: HTMLImageElement, { width, height }: Size): ImageBitmap => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ExtractionError('canvas');
  try {
    context.drawImage(image, 0, 0, width, height);
    // Throws where the document holds what may not be read back, such as foreignObject.
    context.getImageData(0, 0, 1, 1);
    return canvas.transferToImageBitmap();
  } catch (error) {
    throw new ExtractionError('unsupported', undefined, { cause: error });
  }
};

/**
 * Draws an SVG on the page, because workers cannot decode it. As an image it runs no script and fetches
 * nothing. Rejects with ExtractionError.
 */
export const rasterizeSvg = async (source: Blob): Promise<RasterizedSvg> => {
  const text = decodeText(new Uint8Array(await source.arrayBuffer()));
  const svg = sizeSvg(text, EXTRACTION.maxSide);
  if (!svg) throw new ExtractionError('corrupt');
  const url = URL.createObjectURL(new Blob([svg.text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(svg.drawn.width, svg.drawn.height);
    image.src = url;
    try {
      await image.decode();
    } catch (error) {
      throw new ExtractionError('corrupt', undefined, { cause: error });
    }
    return { bitmap: draw(image, svg.drawn), natural: svg.natural };
  } finally {
    URL.revokeObjectURL(url);
  }
};
