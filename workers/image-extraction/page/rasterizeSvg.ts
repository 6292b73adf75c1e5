import type { PictureNote } from '../../../src/domain/fileMessages';
import type { Size } from '../../fitWithin';
import { ExtractionError } from '../api';
import { BUDGET } from '../../../src/domain/pictureBudget';
import { readSvgPieces, drawableText, withoutWebContent } from '../svgPieces';
import { readSvgRoot } from '../svgRoot';
import { sizeSvg } from '../svgSize';

/** The pixels of an SVG, and the size that the document asked for with the one drawn. The caller closes the bitmap. */
export type RasterizedSvg = {
  readonly bitmap: ImageBitmap;
  readonly natural: Size & { readonly drawn: Size };
  /** What could not be drawn, as notes for the user. */
  readonly notes: readonly PictureNote[];
};

/** The drawn picture, or null if the canvas is tainted. */
const draw = (image: HTMLImageElement, { width, height }: Size): ImageBitmap | null => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ExtractionError('canvas');
  context.drawImage(image, 0, 0, width, height);
  try {
    // Throws if the document contains something that taints the canvas, such as foreignObject.
    context.getImageData(0, 0, 1, 1);
    return canvas.transferToImageBitmap();
  } catch {
    return null;
  }
};

const lateness = async (): Promise<never> =>
  new Promise((_, reject) => {
    AbortSignal.timeout(BUDGET.svgMs).addEventListener('abort', () => reject(new ExtractionError('timeout')));
  });

const load = async (url: string, { width, height }: Size): Promise<HTMLImageElement> => {
  const image = new Image(width, height);
  image.src = url;
  try {
    await Promise.race([image.decode(), lateness()]);
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    throw new ExtractionError('corrupt', undefined, { cause: error });
  }
  return image;
};

// The text has been decoded: whatever encoding it declares, it is UTF-8 now.
const TYPE = 'image/svg+xml;charset=utf-8';

const drawFromBlob = async (parts: readonly string[], drawn: Size): Promise<ImageBitmap | null> => {
  const url = URL.createObjectURL(new Blob([...parts], { type: TYPE }));
  try {
    return draw(await load(url, drawn), drawn);
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Chromium does not taint the canvas for HTML within an SVG if the image is a data URL. */
const drawFromAddress = async (text: string, drawn: Size): Promise<ImageBitmap | null> =>
  draw(await load(`data:${TYPE},${encodeURIComponent(text)}`, drawn), drawn);

/** The pieces, with as many of the first ones joined as are needed for the whole root element. */
const joinHead = (pieces: readonly string[]): readonly [head: string, ...rest: string[]] => {
  let head = '';
  for (const [index, piece] of pieces.entries()) {
    head += piece;
    if (readSvgRoot(head) !== 'more') return [head, ...pieces.slice(index + 1)];
  }
  return [head];
};

/**
 * Draws an SVG on the page, because workers cannot decode it. As an image it runs no scripts and loads no resources.
 * Rejects with ExtractionError.
 */
export const rasterizeSvg = async (source: Blob): Promise<RasterizedSvg> => {
  const { pieces, hasLinks, hasWebContent, hasHtmlSpaces, prefixes } = await readSvgPieces(source);
  const [head, ...rest] = joinHead(pieces);
  const svg = sizeSvg(head, BUDGET.svgSide, prefixes);
  if (!svg) throw new ExtractionError('corrupt');
  const { drawn } = svg;
  const natural = { ...svg.natural, drawn };
  const notes: readonly PictureNote[] = hasLinks ? ['linksLeftOut'] : [];
  const written = [svg.text, ...rest];
  const parts = hasLinks || hasHtmlSpaces ? [drawableText(written.join(''))] : written;
  if (!hasWebContent) {
    const bitmap = await drawFromBlob(parts, drawn);
    if (!bitmap) throw new ExtractionError('unsupported');
    return { bitmap, natural, notes };
  }
  const text = parts.join('');
  const whole = await drawFromAddress(text, drawn);
  if (whole) return { bitmap: whole, natural, notes };
  const bitmap = await drawFromBlob([withoutWebContent(text)], drawn);
  if (!bitmap) throw new ExtractionError('unsupported');
  return { bitmap, natural, notes: [...notes, 'webContentLeftOut'] };
};
