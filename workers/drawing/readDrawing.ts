import { readSvgDrawing } from '../../src/theme/drawing/readSvgDrawing';
import { sniffBlob } from '../image-extraction/sniff';
import { textDecoderFor } from '../image-extraction/svgPieces';
import { sizeSvg } from '../image-extraction/svgSize';
import type { DrawingReply } from './api';

/** Enough for a hundred thousand shapes; larger files consist of embedded pictures. */
const SVG_BYTES_MAX = 5 * 1024 * 1024;

/** Identifies a file by its content, and parses an SVG. Never throws because of what a file contains. */
export const readDrawing = async (source: Blob): Promise<DrawingReply> => {
  const opened = await sniffBlob(source).catch(() => null);
  if (!opened) return { kind: 'refused', failure: 'corrupt' };
  if (opened.kind === 'refused')
    return {
      kind: 'refused',
      failure: opened.failure,
      ...(opened.detail !== undefined && { detail: opened.detail }),
    };
  if (opened.kind === 'picture') return { kind: 'picture' };
  if (opened.source.size > SVG_BYTES_MAX) return { kind: 'not-recolored', failure: 'svg-too-large' };
  const bytes = new Uint8Array(await opened.source.arrayBuffer());
  const text = textDecoderFor(bytes).decode(bytes);
  const drawing = readSvgDrawing(text);
  if (typeof drawing === 'string') return { kind: 'not-recolored', failure: drawing };
  const { width, height } = sizeSvg(text, 1)?.natural ?? { width: 300, height: 150 };
  return { kind: 'svg', drawing, width, height };
};
