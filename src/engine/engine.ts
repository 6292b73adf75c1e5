import type { DeficiencyKind } from '../color/deficiency';
import type { ColorSummary } from './colorSummary';
import type { FrameSignature } from './frameSignature';
import type { Rows } from './pictureParts';
import type { PictureOptions, PictureReader, PictureSize, RowsReader } from './pictureReader';
import type { OwnPixels, Pixels, Planes } from './planes';

/** A color as one number, 0xRRGGBB. The engine and the workers speak in these; the page in `Color`. */
export type PackedRgb = number;

/**
 * The pixels of a picture by their colors, those of about one color as one patch, wherever they lie, and how they lie.
 * All arrays are equally long.
 */
export type Patches = {
  /** 0xRRGGBB: the mean of the pixels. */
  readonly colors: Uint32Array;
  /** Part of the picture, 0–1. They add up to 1 at most. */
  readonly areas: Float32Array;
  /** How far the patch stands out from its surroundings, about ΔE00. */
  readonly contrasts: Float32Array;
  /** How much of the patch is inside of things, 0–1: little of lines, edges and textures. Videos keep none. */
  readonly insides?: Float32Array;
};

/** Everything that palettes are made of. */
export type PictureColors = {
  readonly summary: ColorSummary;
  readonly patches: Patches;
  /** Of flat art (logos, flags, charts) the few colors that were drawn, without blends at their edges; else null. */
  readonly drawn: ColorSummary | null;
  /** They are of several pictures, each of which fills the same area. */
  readonly isJoined?: boolean;
};

/** 'vivid' takes the colors one names on looking, accents included; 'even' those of the least mean ΔE00. */
export type PaletteStyle = 'vivid' | 'even';

export type PaletteEntry = {
  readonly rgb: PackedRgb;
  /** Part of the counted pixels nearest to this color, 0–1. All entries of a palette add up to 1. */
  readonly share: number;
  /** The color in Display P3 as 0xRRGGBB, where it lies outside sRGB and `rgb` is only the nearest to it. */
  readonly p3?: PackedRgb;
};

export type ClusterOptions = {
  /** 1 to 9. Fewer entries come back when the picture has fewer colors. */
  readonly count: number;
  /** 0 is the canonical palette. Other whole numbers are other good palettes, repeatable by number. */
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
   * RGBA bytes for `pixels` pixels to be written straight into the engine's own memory.
   * Handing that same view to `summarize` or `simulate` costs no copy.
   * Valid until the next call of any method: the arena is reset per job, and memory may grow.
   */
  reserve(pixels: number): Uint8Array;

  /**
   * Bytes for the planes of a frame, in the engine's own memory where it has one: from there `planesToPixels` reads them
   * without a copy. What is written stays until more are asked for, whatever else is called; the view is good until the
   * memory grows, so it is asked for anew for each frame. Throws RangeError where the memory may not grow so far.
   */
  planeBytes(length: number): Uint8Array<ArrayBuffer>;

  /**
   * RGBA of a video's frame, its long side `maxSide` or less, opaque. Each pixel stands for one place of the frame: the mean
   * of two by two lumas, and one chroma value, so the cost does not grow with the frame.
   * In the engine's own memory where it has one: valid until the next call, and handed to that without a copy.
   */
  planesToPixels(planes: Planes, maxSide: number): Pixels;

  /** Reduces RGBA pixels (at most 16,843,009) to their colors. Throws RangeError beyond that. */
  summarize(rgba: Uint8Array | Uint8ClampedArray): ColorSummary;

  /**
   * Reads a picture of any size by its rows, a band at a time in the engine's memory. Its summary differs from
   * `summarize` in two things: alpha is weighed (`ALPHA` in pictureReader.ts), and a cell's exact color is found in one
   * pass, over groups of four from the left edge of each row, so its pixels count from when it took the lead.
   * No other method may be called before `finish`. Throws RangeError where areas of the preview exceed 256 pixels a side.
   */
  openPicture(size: PictureSize, options: PictureOptions): PictureReader;

  /**
   * As `openPicture`, for some of its rows: whole parts, of those that `partsOf` names. `joinRows` makes a picture of
   * such readings, the same whoever read which parts.
   */
  openRows(size: PictureSize, options: PictureOptions, rows: Rows): RowsReader;

  /**
   * The picture, its long side `maxSide` or less and never enlarged: each pixel the mean of its area, colors weighed by
   * alpha. The pixels may not lie in the engine's memory. Throws RangeError where areas exceed 256 pixels a side.
   */
  shrink(pixels: Pixels, maxSide: number): OwnPixels;

  /**
   * The patches of a picture, from dark to light. Rules are in pixels and meant for a picture reduced to 256 px on its
   * longest side, each pixel the mean of its area.
   */
  findPatches(pixels: Pixels): Patches;

  /** What shots are told apart by, of a frame's pixels reduced to about 96 on their long side. Alpha does not count. */
  signFrame(pixels: Pixels): FrameSignature;

  /**
   * Swatches by the distance rule: weighted HSL distance 0.15, relaxed by 0.8, then 0.9 down to 0.05, and no two within
   * ΔE00 2. Candidates are drawn from hue buckets of 5°, and a level ends when no candidate can succeed any more. Where
   * the picture's colors lie closer than 0.05, relaxing goes on until ΔE00 2 alone decides: fewer than `target` come
   * back only where the picture has fewer.
   */
  sampleSwatches(summary: ColorSummary, options: SampleOptions): Uint32Array;

  /**
   * The colors that stand for the picture best, heaviest share first: weighted k-medians in CIELAB rescaled so that
   * straight distance comes near to ΔE00. A color that occurs is taken where one lies within about ΔE00 1.
   */
  clusterPalette(summary: ColorSummary, options: ClusterOptions): PaletteEntry[];

  /** A palette for each variant, as `clusterPalette` gives them one by one; what they begin with is found once. */
  clusterPalettes(summary: ColorSummary, options: ClusterManyOptions): PaletteEntry[][];

  /**
   * For each palette of up to nine colors: the nearest ones of the summary. A color that stands for much of the picture, a
   * wall or a sky, moves before towards the weighted median of the pixels nearest to it, by about ΔE00 15 at most: it
   * meets what most of them have. What stands for little, and strong colors, stay what they were named for.
   * No color comes twice, so a palette may come back shorter; else in its order.
   */
  nearMedians(summary: ColorSummary, palettes: readonly (readonly LabTuple[])[]): PackedRgb[][];

  /** The share of the picture nearest to each of the given colors, in the same space and their order; adds up to 1. */
  shares(summary: ColorSummary, colors: readonly PackedRgb[]): number[];

  /**
   * RGBA pixels as someone with this color-vision deficiency sees them. Alpha is kept.
   * They are written into `into`, as long as `rgba`, or else into an array made for them. It may be `rgba` itself: of
   * large pictures a new array costs as much as the rest.
   */
  simulate(
    rgba: Uint8Array | Uint8ClampedArray,
    kind: DeficiencyKind,
    into?: Uint8ClampedArray<ArrayBuffer>,
  ): Uint8ClampedArray<ArrayBuffer>;

  /**
   * WCAG ratios of every ordered pair: n × n, row-major, row = background. Diagonal 1.
   * In the engine's own memory where it has one: valid until the next call, and not to be transferred.
   */
  contrastMatrix(colors: readonly PackedRgb[]): Float32Array<ArrayBuffer>;

  /** What the engine holds on to between jobs. It never shrinks: an owner recycles by making a new engine. */
  memoryBytes(): number;
}
