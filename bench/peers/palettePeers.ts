import { QuantizerCelebi } from '@material/material-color-utilities';
import { configure, getPalette } from 'colorthief';
import { extractColorsFromImageData } from 'extract-colors';
import * as imageQ from 'image-q';
import { Vibrant } from 'node-vibrant/node';
import quantize from 'quantize';
import type { PackedRgb } from '../../src/engine/engine';
import type { Pixels } from '../host/host';

export type PaletteMaker = (pixels: Pixels, count: number) => PackedRgb[] | Promise<PackedRgb[]>;

const pack = (r: number, g: number, b: number): PackedRgb =>
  (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);

/** Opaque pixels as 0xAARRGGBB, as Celebi expects them. */
const celebi: PaletteMaker = ({ rgba }, count) => {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);
  const argb: number[] = [];
  for (const p of words)
    argb.push((0xff000000 | ((p & 255) << 16) | (p & 0xff00) | ((p >>> 16) & 255)) >>> 0);
  return [...QuantizerCelebi.quantize(argb, count).keys()].map((color) => color & 0xffffff);
};

const wu: PaletteMaker = ({ rgba, width, height }, count) => {
  const points = imageQ.utils.PointContainer.fromUint8Array(rgba, width, height);
  const quantizer = new imageQ.palette.WuQuant(new imageQ.distance.EuclideanBT709(), count);
  quantizer.sample(points);
  const palette = quantizer.quantizeSync().getPointContainer().getPointArray();
  return palette.map(({ r, g, b }) => pack(r, g, b));
};

const extractColors: PaletteMaker = ({ rgba, width, height }, count) => {
  const data = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length);
  const colors = extractColorsFromImageData({ data, width, height });
  return colors.slice(0, count).map(({ red, green, blue }) => pack(red, green, blue));
};

const mmcq: PaletteMaker = ({ rgba }, count) => {
  const triples: [number, number, number][] = [];
  for (let i = 0; i < rgba.length; i += 4) triples.push([rgba[i]!, rgba[i + 1]!, rgba[i + 2]!]);
  const map = quantize(triples, count);
  return map ? map.palette().map(([r, g, b]) => pack(r, g, b)) : [];
};

/** Hands decoded pixels to colorthief, which expects a file name. */
let current: Pixels | null = null;
configure({
  loader: {
    load: async () => ({ data: current!.rgba, width: current!.width, height: current!.height }),
  },
});
const colorthief: PaletteMaker = async (pixels, count) => {
  current = pixels;
  const palette = await getPalette(pixels.name, { colorCount: count });
  return (palette ?? []).map((color) => pack(...color.array()));
};

/**
 * The same for node-vibrant, which expects an image class. Its own class makes pictures smaller first, by a library for
 * files in Node and by a canvas in browsers; this one hands over every pixel, and its contender is named so.
 */
class DecodedImage {
  pixels: Pixels | null = null;
  async load(): Promise<this> {
    this.pixels = current;
    return this;
  }
  clear(): void {}
  update(): void {}
  getWidth(): number {
    return this.pixels!.width;
  }
  getHeight(): number {
    return this.pixels!.height;
  }
  resize(): void {}
  getPixelCount(): number {
    return this.pixels!.width * this.pixels!.height;
  }
  getImageData() {
    const { rgba, width, height } = this.pixels!;
    return { data: new Uint8ClampedArray(rgba), width, height };
  }
  scaleDown(): void {}
  remove(): void {}
}

const vibrant: PaletteMaker = async (pixels, count) => {
  current = pixels;
  const swatches = await new Vibrant(pixels.name, { ImageClass: DecodedImage }).getPalette();
  return Object.values(swatches)
    .filter((swatch) => swatch !== null)
    .toSorted((x, y) => y.population - x.population)
    .slice(0, count)
    .map((swatch) => pack(...swatch.rgb));
};

export const CELEBI = 'Material Celebi';

export const PALETTE_PEERS: readonly { readonly name: string; readonly make: PaletteMaker }[] = [
  { name: CELEBI, make: celebi },
  { name: 'image-q Wu', make: wu },
  { name: 'extract-colors', make: extractColors },
  { name: 'quantize (MMCQ)', make: mmcq },
  { name: 'colorthief', make: colorthief },
  { name: 'node-vibrant, every pixel', make: vibrant },
];
