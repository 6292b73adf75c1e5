import { placesIn, type Pixels, type Planes } from '../planes';

export const planesToPixels = (planes: Planes, maxSide: number): Pixels => {
  const { bytes, luma, cb, cr, chromaStep, matrix } = planes;
  const { columns, rows } = placesIn(planes, maxSide);
  const [width, height] = [columns.starts.length, rows.starts.length];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const { black, luma: lumaScale, crToR, cbToG, crToG, cbToB } = matrix;
  const below = rows.reach * luma.stride;
  let at = 0;
  for (const y of rows.starts) {
    const lumaRow = luma.offset + y * luma.stride;
    const cbRow = cb.offset + (y >> 1) * cb.stride;
    const crRow = cr.offset + (y >> 1) * cr.stride;
    for (const x of columns.starts) {
      const corner = lumaRow + x;
      const next = corner + columns.reach;
      const sum = bytes[corner]! + bytes[next]! + bytes[corner + below]! + bytes[next + below]!;
      const chroma = (x >> 1) * chromaStep;
      const blue = bytes[cbRow + chroma]! - 128;
      const red = bytes[crRow + chroma]! - 128;
      // 16.16 fixed point plus one half, to round; the sum has four lumas.
      const light = (((sum - 4 * black) * lumaScale) >> 2) + 32_768;
      rgba[at] = (light + red * crToR) >> 16;
      rgba[at + 1] = (light - blue * cbToG - red * crToG) >> 16;
      rgba[at + 2] = (light + blue * cbToB) >> 16;
      at += 4;
    }
  }
  return { rgba, width, height };
};
