import type { DeficiencyKind } from '../color/deficiency';
import type { ColorSummary } from './colorSummary';
import type { FrameSignature } from './frameSignature';
import type { Rows } from './pictureParts';
import type { PictureOptions, PictureReader, PictureSize, RowsReader } from './pictureReader';
import type { OwnPixels, Pixels, Planes } from './planes';

/** A color as one number, 0xRRGGBB: the form of the engine and the workers, as `Color` is that of the page. */
export type PackedRgb = number;

/**
 * The pixels of a picture grouped by similar color into patches, wherever they lie, with measures of their
 * surroundings. All arrays are equally long.
 */
export type Patches = {
  /** 0xRRGGBB, the mean of the patch's pixels. */
  readonly colors: Uint32Array;
  /** Fraction of the picture's opaque pixels; the sum is at most 1. */
  readonly areas: Float32Array;
  /** Contrast of the patch with its surroundings, about ΔE00. */
  readonly contrasts: Float32Array;
  /** How much of the patch is interior, 0–1: low for lines, edges and textures. Absent for videos. */
  readonly insides?: Float32Array;
};

/** All that palettes are computed from. */
export type PictureColors = {
  readonly summary: ColorSummary;
  readonly patches: Patches;
  /** The few colors that flat art (logos, flags, charts) was drawn in, without blends at edges; else null. */
  readonly drawn: ColorSummary | null;
  /** Whether several pictures are combined, each with the same area. */
  readonly isJoined?: boolean;
};

/** 'vivid' takes the colors a viewer would name, accents included; 'even' minimizes the mean ΔE00. */
export type PaletteStyle = 'vivid' | 'even';

export type PaletteEntry = {
  readonly rgb: PackedRgb;
  /** Fraction of the counted pixels that are nearest to this color. The shares of a palette add up to 1. */
  readonly share: number;
  /** The color in Display P3 as 0xRRGGBB if it lies outside sRGB, where `rgb` is only the nearest. */
  readonly p3?: PackedRgb;
};

export type ClusterOptions = {
  /** 1 to 9. The palette is shorter if the picture has fewer colors. */
  readonly count: number;
  /** 0 is the canonical palette. Other integers give other good palettes, repeatable by number. */
  readonly variant: number;
};

export type ClusterManyOptions = Pick<ClusterOptions, 'count'> & {
  readonly variants: readonly ClusterOptions['variant'][];
};

export type SampleOptions = {
  /** How many swatches are wanted, at most 1,024. */
  readonly target: number;
  /** Seed of the candidate order; the same summary and seed give the same swatches. */
  readonly seed: number;
};

/** L, a and b of CIELAB (D65). */
export type LabTuple = readonly [L: number, a: number, b: number];

/** The bulk color kernels, in one shape that the TypeScript reference and the WebAssembly build share. */
export interface Engine {
  readonly kind: 'wasm' | 'reference';

  /**
   * A view of the engine's memory to write RGBA bytes of `pixels` pixels into. Passing that view to `summarize` or
   * `simulate` saves a copy. Valid until the next call of any method, as each job resets the arena and may grow memory.
   */
  reserve(pixels: number): Uint8Array;

  /**
   * Room for the planes of a frame, in the engine's own memory if it has any, where `planesToPixels` reads them without
   * a copy. Contents survive other calls until more bytes are requested. The view is valid until memory grows, so
   * request it for each frame. Throws RangeError if memory may not grow so far.
   */
  planeBytes(length: number): Uint8Array<ArrayBuffer>;

  /**
   * Opaque RGBA of a video frame, with a long side of at most `maxSide`. Each pixel samples one position of the frame,
   * the mean of 2 × 2 lumas and one chroma value, so the cost does not grow with the frame. In the engine's own memory
   * if it has any: valid until the next call, which can take it without a copy.
   */
  planesToPixels(planes: Planes, maxSide: number): Pixels;

  /** Reduces RGBA pixels (at most 16,843,009) to their colors. Throws RangeError beyond that. */
  summarize(rgba: Uint8Array | Uint8ClampedArray): ColorSummary;

  /**
   * Reads a picture of any size by rows, with one band at a time in the engine's memory. Its summary differs from that
   * of `summarize` in two ways: pixels are weighted by alpha (`ALPHA` in src/color/alpha.ts), and a cell's exact color is
   * found in one pass, over groups of four from the left edge of each row, counting its groups since it took the lead.
   * No other method may be called before `finish`. Throws RangeError if areas of the preview exceed 256 pixels a side.
   */
  openPicture(size: PictureSize, options: PictureOptions): PictureReader;

  /**
   * Like `openPicture`, for some rows only: whole parts as `partsOf` gives them. `joinRows` combines such readings to
   * the same result, however the parts were distributed.
   */
  openRows(size: PictureSize, options: PictureOptions, rows: Rows): RowsReader;

  /**
   * Scales a picture down to a long side of at most `maxSide`: each pixel is the mean of its area, with colors weighted
   * by alpha. `pixels` may not lie in the engine's memory. Throws RangeError if areas exceed 256 pixels a side.
   */
  shrink(pixels: Pixels, maxSide: number): OwnPixels;

  /**
   * The patches of a picture, from dark to light. The rules are in pixels, for a picture scaled down to a longest side
   * of 256 px, each pixel the mean of its area.
   */
  findPatches(pixels: Pixels): Patches;

  /** The signature of a frame scaled to about 96 px on its long side, for finding shots. Alpha is ignored. */
  signFrame(pixels: Pixels): FrameSignature;

  /**
   * Swatches that keep a weighted HSL distance of 0.15, relaxed by 0.8, then by 0.9 down to 0.05, and always ΔE00 2.
   * Candidates are drawn from hue buckets of 5°; a level ends when no candidate qualifies any more. If the picture's
   * colors are closer than 0.05, relaxing goes on until ΔE00 2 alone decides: fewer than `target` swatches are returned
   * only if the picture has no more.
   */
  sampleSwatches(summary: ColorSummary, options: SampleOptions): Uint32Array;

  /**
   * The colors that represent the picture best, largest share first: weighted k-medians in CIELAB, rescaled so that
   * Euclidean distance approximates ΔE00. A center within about ΔE00 1 of a color of the picture becomes that color.
   */
  clusterPalette(summary: ColorSummary, options: ClusterOptions): PaletteEntry[];

  /** `clusterPalette` for each variant, with the work that they share done once. */
  clusterPalettes(summary: ColorSummary, options: ClusterManyOptions): PaletteEntry[][];

  /**
   * Replaces the colors of each palette, up to nine, by the nearest ones of the summary, in order and without
   * duplicates. Before that, colors with a large share of the picture, such as walls and skies, move toward the
   * weighted median of the pixels nearest to them, by about ΔE00 15 at most, to match most of them. Colors with a small
   * share and strong ones, named for their chroma, do not. Where a color then lies between several tones, it becomes the
   * densest of them, if that is no paler and within about ΔE00 4, or up to 10 for those that may move toward medians.
   */
  nearMedians(summary: ColorSummary, palettes: readonly (readonly LabTuple[])[]): PackedRgb[][];

  /** The share of the picture that is nearest to each color, in the space of `clusterPalette`; adds up to 1. */
  shares(summary: ColorSummary, colors: readonly PackedRgb[]): number[];

  /**
   * RGBA pixels as someone with this color-vision deficiency sees them. Alpha is kept.
   * They are written to `into`, of the same length as `rgba`, or else to a new array. `into` may be `rgba` itself: for
   * large pictures, allocating an array costs as much as the rest.
   */
  simulate(
    rgba: Uint8Array | Uint8ClampedArray,
    kind: DeficiencyKind,
    into?: Uint8ClampedArray<ArrayBuffer>,
  ): Uint8ClampedArray<ArrayBuffer>;

  /**
   * WCAG ratios of every ordered pair: n × n, row-major, row = background. Diagonal 1.
   * In the engine's own memory if it has any: valid until the next call, and not transferable.
   */
  contrastMatrix(colors: readonly PackedRgb[]): Float32Array<ArrayBuffer>;

  /** Memory held between jobs. It never shrinks: to free it, the owner makes a new engine. */
  memoryBytes(): number;
}
