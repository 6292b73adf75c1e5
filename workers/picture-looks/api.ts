import type { DeficiencyKind } from '../../src/color/deficiency';
import type { Raster } from '../../src/color/locateColors';
import type { PackedRgb } from '../../src/engine/engine';

/** A view of a whole picture. */
export type Look =
  | { readonly kind: 'vision'; readonly deficiency: DeficiencyKind }
  /** Each pixel in the nearest of these colors. */
  | { readonly kind: 'posterized'; readonly palette: readonly PackedRgb[] }
  /** Each color of `palette` becomes the color at the same index in `target`; colors in between become mixtures. */
  | {
      readonly kind: 'recolored';
      readonly palette: readonly PackedRgb[];
      readonly target: readonly PackedRgb[];
    };

/** A text color on a background, with their WCAG contrast ratio. */
export type ReadablePair = {
  readonly background: PackedRgb;
  readonly text: PackedRgb;
  readonly ratio: number;
};

/** `done` goes from 0 to 1 while drawing; writing the file has no measurable progress. */
export type SaveProgress = { readonly stage: 'drawing' | 'writing'; readonly done: number };

export type SaveReply =
  | { readonly ok: true; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly failure: 'unreadable' | 'too-large' };

/** The API of the worker that draws views. */
export interface PictureLooksApi {
  /**
   * The RGBA of a small picture in that view. Takes ownership of the pixels. `onProgress` is a Comlink proxy, told how
   * much is drawn, from 0 to 1: 0 when it begins, and no more where it is soon done.
   */
  see(
    raster: Raster,
    look: Look,
    onProgress: (done: number) => void,
  ): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** Ends `see` after the band that is being drawn: what it resolves to is not the whole view then. */
  stop(): Promise<void>;
  /** The full-size file, upright, in that view, as a PNG. `onProgress` is a Comlink proxy. */
  save(source: Blob, look: Look, onProgress: (progress: SaveProgress) => void): Promise<SaveReply>;
  /** Like `save`, for pixels that only the page can rasterize (SVG). Takes ownership of the bitmap. */
  saveBitmap(
    bitmap: ImageBitmap,
    look: Look,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
  readablePairs(colors: readonly PackedRgb[]): Promise<readonly ReadablePair[]>;
}

/** The page's API. Rejects with WorkerLost, or with the signal's reason when aborted. */
export interface PictureLooks {
  /** The RGBA of a small picture in that view. The raster is not changed. `onProgress` is told a part, from 0 to 1. */
  see(
    signal: AbortSignal,
    raster: Raster,
    look: Look,
    onProgress: (done: number) => void,
  ): Promise<Uint8ClampedArray<ArrayBuffer>>;
  save(
    signal: AbortSignal,
    source: Blob,
    look: Look,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
  /** The most readable pairs of text and background among these colors, best first, without similar pairs. */
  readablePairs(signal: AbortSignal, colors: readonly PackedRgb[]): Promise<readonly ReadablePair[]>;
}
