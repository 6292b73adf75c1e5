import type { Raster } from '../../src/color/locateColors';
import type { PackedRgb } from '../../src/engine/engine';
import type { SvgFailure } from '../../src/theme/drawing/readSvgDrawing';
import type { SvgDrawing } from '../../src/theme/drawing/svgWriting';
import type { ExtractionFailure } from '../image-extraction/api';
import type { SaveProgress, SaveReply } from '../picture-looks/api';

/** Result of reading a file: an SVG with its colors, a raster picture, or a reason why it cannot be recolored. */
export type DrawingReply =
  | {
      readonly kind: 'svg';
      readonly drawing: SvgDrawing;
      /** The size that the document asks for, in pixels. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'picture' }
  | { readonly kind: 'refused'; readonly failure: ExtractionFailure; readonly detail?: string }
  | { readonly kind: 'not-recolored'; readonly failure: SvgFailure | 'svg-too-large' };

/** Each color of `palette` becomes the color at the same index in `target`. */
export type Recoloring = {
  /** The picture consists of these colors and their blends: a blend of two becomes the same blend of their targets. */
  readonly isFlat: boolean;
  readonly palette: readonly PackedRgb[];
  readonly target: readonly PackedRgb[];
};

/** The API of the worker that recolors the user's files in a theme's colors. */
export interface DrawingApi {
  read(source: Blob): Promise<DrawingReply>;
  /** Recolors the RGBA of a small picture. Takes ownership of the pixels. */
  see(raster: Raster, recoloring: Recoloring): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** Recolors the full-size file, upright, and returns a PNG. `onProgress` is a Comlink proxy. */
  save(
    source: Blob,
    recoloring: Recoloring,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
}

/** The page's API. Rejects with WorkerLost, or with the signal's reason when aborted. */
export interface Drawings {
  read(signal: AbortSignal, source: Blob): Promise<DrawingReply>;
  /** Recolors the RGBA of a small picture. The raster is not changed. */
  see(signal: AbortSignal, raster: Raster, recoloring: Recoloring): Promise<Uint8ClampedArray<ArrayBuffer>>;
  save(
    signal: AbortSignal,
    source: Blob,
    recoloring: Recoloring,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
}
