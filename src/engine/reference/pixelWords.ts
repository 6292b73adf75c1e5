/** RGBA bytes as one number per pixel, 0xAABBGGRR. */
export const pixelWords = (rgba: Uint8Array | Uint8ClampedArray): Uint32Array => {
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
};

export const red = (pixel: number): number => pixel & 255;
export const green = (pixel: number): number => (pixel >>> 8) & 255;
export const blue = (pixel: number): number => (pixel >>> 16) & 255;
export const alphaOf = (pixel: number): number => pixel >>> 24;

/** 0xAABBGGRR → 0xRRGGBB. */
export const packed = (pixel: number): number => (red(pixel) << 16) | (green(pixel) << 8) | blue(pixel);

/** Cell of the 32×32×32 grid: red, green and blue at 5 bits each, red highest. */
export const cellOf = (pixel: number): number =>
  ((pixel & 0xf8) << 7) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 19) & 31);
