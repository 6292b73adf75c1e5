import { writeSvg } from '../../../theme/drawing/svgWriting';
import type { OwnDrawing } from './ownDrawing';

/** Sharp even on high-density screens, and no larger than every browser can draw. */
const LONGEST = 4096;
const SMALLEST = 1024;

/** An SVG as PNG at twice its size, 1,024 to 4,096 pixels on the longest side. Rejects if it cannot be drawn. */
export const drawPng = async (
  own: Extract<OwnDrawing, { kind: 'svg' }>,
  colors: readonly number[],
): Promise<Uint8Array> => {
  const longest = Math.max(own.width, own.height);
  const scale = Math.min(Math.max(2 * longest, SMALLEST), LONGEST) / longest;
  const [width, height] = [own.width, own.height].map((side) => Math.max(1, Math.round(side * scale)));
  const url = URL.createObjectURL(new Blob([writeSvg(own.drawing, colors)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(url);
  }
};
