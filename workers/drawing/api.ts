import type { Raster } from '../../src/color/locateColors';
import type { PackedRgb } from '../../src/engine/engine';
import type { SvgFailure } from '../../src/theme/drawing/readSvgDrawing';
import type { SvgDrawing } from '../../src/theme/drawing/svgWriting';
import type { ExtractionFailure } from '../image-extraction/api';
import type { SaveProgress, SaveReply } from '../picture-looks/api';

/** What a file is: an SVG apart from its colors, a picture of pixels, or nothing that can be recolored. */
export type DrawingReply =
  | {
      readonly kind: 'svg';
      readonly drawing: SvgDrawing;
      /** Pixels that the document asks for. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'picture' }
  | { readonly kind: 'refused'; readonly failure: ExtractionFailure; readonly detail?: string }
  | { readonly kind: 'not-recolored'; readonly failure: SvgFailure | 'svg-too-large' };

/** Each color of `palette` becomes the one at its place in `target`. */
export type Recoloring = {
  /** Nothing but these colors and their mixes is in the picture: a mix of two becomes the same mix of theirs. */
  readonly isFlat: boolean;
  readonly palette: readonly PackedRgb[];
  readonly target: readonly PackedRgb[];
};

/** The whole contract of the worker that recolors what people bring to a theme. */
export interface DrawingApi {
  read(source: Blob): Promise<DrawingReply>;
  /** RGBA of a small picture in other colors. Takes ownership of the pixels. */
  see(raster: Raster, recoloring: Recoloring): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** The file in its full size, upright, in other colors, as a PNG. `onProgress` is a Comlink proxy. */
  save(
    source: Blob,
    recoloring: Recoloring,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
}

/** What the page calls. Rejects with WorkerLost, or with the signal's reason when aborted. */
export interface Drawings {
  read(signal: AbortSignal, source: Blob): Promise<DrawingReply>;
  /** RGBA of a small picture in other colors. The raster stays as it is. */
  see(signal: AbortSignal, raster: Raster, recoloring: Recoloring): Promise<Uint8ClampedArray<ArrayBuffer>>;
  save(
    signal: AbortSignal,
    source: Blob,
    recoloring: Recoloring,
    onProgress: (progress: SaveProgress) => void,
  ): Promise<SaveReply>;
}
