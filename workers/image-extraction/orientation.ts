import type { Pixels } from '../../src/engine/planes';
import type { Size } from '../fitWithin';
import type { Rectangle } from './cutOut';

/** How a decoded frame is to be displayed: rotated clockwise by this many degrees, then mirrored left to right. */
export type Orientation = { readonly rotation: 0 | 90 | 180 | 270; readonly isFlipped: boolean };

export const uprightSize = ({ width, height }: Size, { rotation }: Orientation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** The pixel of the decoded frame that corresponds to one of the upright picture. */
const placeIn =
  (decoded: Size, orientation: Orientation) =>
  (x: number, y: number): readonly [number, number] => {
    const across = orientation.isFlipped ? uprightSize(decoded, orientation).width - 1 - x : x;
    const places = {
      0: [across, y],
      90: [y, decoded.height - 1 - across],
      180: [decoded.width - 1 - across, decoded.height - 1 - y],
      270: [decoded.width - 1 - y, across],
    } as const;
    return places[orientation.rotation];
  };

/** The rectangle of the decoded frame that corresponds to one of the upright picture. */
export const decodedPart = (part: Rectangle, decoded: Size, orientation: Orientation): Rectangle => {
  const place = placeIn(decoded, orientation);
  const [firstX, firstY] = place(part.x, part.y);
  const [lastX, lastY] = place(part.x + part.width - 1, part.y + part.height - 1);
  return {
    x: Math.min(firstX, lastX),
    y: Math.min(firstY, lastY),
    width: Math.abs(lastX - firstX) + 1,
    height: Math.abs(lastY - firstY) + 1,
  };
};

/** Rotates the pixels of a decoded frame upright. */
export const turnPixels = (pixels: Pixels, orientation: Orientation): Pixels => {
  if (orientation.rotation === 0 && !orientation.isFlipped) return pixels;
  const place = placeIn(pixels, orientation);
  const { width, height } = uprightSize(pixels, orientation);
  const from = new Uint32Array(pixels.rgba.buffer, pixels.rgba.byteOffset, width * height);
  const indexOf = (x: number, y: number): number => {
    const [column, row] = place(x, y);
    return row * pixels.width + column;
  };
  const origin = indexOf(0, 0);
  const right = indexOf(1, 0) - origin;
  const down = indexOf(0, 1) - origin;
  const to = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, index = origin + y * down; x < width; x++, at++, index += right) {
      to[at] = from[index] ?? 0;
    }
  }
  return { rgba: new Uint8ClampedArray(to.buffer), width, height };
};
