import type { DeficiencyKind } from '../../src/color/deficiency';
import type { Raster } from '../../src/color/locateColors';
import type { PackedRgb } from '../../src/engine/engine';

/** A way to see a whole picture. */
export type Look =
  | { readonly kind: 'vision'; readonly deficiency: DeficiencyKind }
  /** Each pixel in the nearest of these colors. */
  | { readonly kind: 'posterized'; readonly palette: readonly PackedRgb[] }
  /** Each color of `palette` becomes the one at its place in `target`, and what lies between them goes along. */
  | {
      readonly kind: 'recolored';
      readonly palette: readonly PackedRgb[];
      readonly target: readonly PackedRgb[];
    };

/** Text on a background, with the WCAG ratio of the two. */
export type ReadablePair = {
  readonly background: PackedRgb;
  readonly text: PackedRgb;
  readonly ratio: number;
};

/** `done` goes from 0 to 1 while pixels are drawn; then the file is written, which cannot be measured. */
export type SaveProgress = { readonly stage: 'drawing' | 'writing'; readonly done: number };

export type SaveReply =
  | { readonly ok: true; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly failure: 'unreadable' | 'too-large' };

/** The whole contract of the worker that draws looks. */
export interface PictureLooksApi {
  /** RGBA of a small picture, seen so. Takes ownership of the pixels. */
  see(raster: Raster, look: Look): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** The file in its full size, upright, seen so, as a PNG. `onProgress` is a Comlink proxy. */
  save(source: Blob, look: Look, onProgress: (progress: SaveProgress) => void): Promise<SaveReply>;
  /** As `save`, of pixels that only the page could rasterize (SVG). Takes ownership of the bitmap. */
  saveBitmap(
    bitmap: ImageBitmap,
    look: Look,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
  readablePairs(colors: readonly PackedRgb[]): Promise<readonly ReadablePair[]>;
}

/** What the page calls. Rejects with WorkerLost, or with the signal's reason when aborted. */
export interface PictureLooks {
  /** RGBA of a small picture, seen so. The raster stays as it is. */
  see(signal: AbortSignal, raster: Raster, look: Look): Promise<Uint8ClampedArray<ArrayBuffer>>;
  save(
    signal: AbortSignal,
    source: Blob,
    look: Look,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
  /** The most readable pairs of text and background among these colors, best first, no two of them alike. */
  readablePairs(signal: AbortSignal, colors: readonly PackedRgb[]): Promise<readonly ReadablePair[]>;
}
