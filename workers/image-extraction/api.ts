import type { Place, Raster } from '../../src/color/locateColors';
import type { PictureNote } from '../../src/domain/fileMessages';
import type { ColorSummary } from '../../src/engine/colorSummary';
import type { PackedRgb, PaletteEntry, PaletteStyle, PictureColors } from '../../src/engine/engine';
import type { Size } from '../fitWithin';

/** Why a picture could not be read. Several of these may share one message. */
export type ExtractionFailure =
  | 'empty'
  | 'unsupported'
  | 'corrupt'
  | 'too-large'
  | 'no-pixels'
  | 'timeout'
  | 'worker-crashed'
  | 'canvas';

/** A part of an upright picture, as fractions of its width and height (0–1). */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Parameters of the first palette of a picture. */
export type Reading = {
  /** Size of the first palette, 2 to 9. */
  readonly count: number;
  readonly style: PaletteStyle;
  /** Only this part is read, and shown by preview and thumbnail; the whole picture by default. */
  readonly area?: Area;
};

export type ExtractRequest = Reading & { readonly source: Blob };

export type PaletteRequest = {
  readonly count: number;
  /** 0 is the canonical palette; other integers give other good ones, reproducibly. */
  readonly variant: number;
  readonly style: PaletteStyle;
};

/** Progress of an extraction; `megapixels` is known once the header has been read. */
export type ExtractionProgress = {
  readonly stage: 'reading' | 'decoding';
  readonly megapixels?: number;
};

/**
 * The result for one picture. The bitmap and the typed arrays are transferred, not copied. `thumbnail` is a small copy
 * of the picture, in which colors are located for the pins.
 */
export type Extraction = {
  /** Size of the picture in its own pixels, upright (EXIF orientation applied). */
  readonly width: number;
  readonly height: number;
  /** The pixels that an SVG is drawn with, and saved: they are not those that it asks for. */
  readonly drawn?: Size;
  /** The decoded picture, scaled to at most 800 px on its longest side, upright. Owner must close() it. */
  readonly preview: ImageBitmap;
  readonly swatches: Uint32Array;
  readonly palette: readonly PaletteEntry[];
  readonly colors: PictureColors;
  readonly thumbnail: Thumbnail;
  /** Notes for the user, if part of the file was not read. */
  readonly notes?: readonly PictureNote[];
  readonly decodeMs: number;
  readonly totalMs: number;
};

/** RGBA bytes of the picture at most 96 px on its longest side, each pixel the mean of its area. */
export type Thumbnail = Raster;

/** The worker's reply: refusals are values, because an Error loses its code when it is posted. */
export type ExtractReply =
  | {
      readonly ok: true;
      readonly extraction: Extraction;
      /** Memory held by the engine; the page replaces a worker that holds too much. */
      readonly memoryBytes: number;
    }
  | { readonly ok: false; readonly failure: ExtractionFailure; readonly detail?: string };

/** The API of the image-extraction worker. */
export interface ImageExtractionApi {
  /** Decodes and reads one picture, whose type was detected from its bytes. `onProgress` is a Comlink proxy. */
  extract(
    request: ExtractRequest & { readonly mimeType: string },
    onProgress: (progress: ExtractionProgress) => void,
  ): Promise<ExtractReply>;
  /** Like `extract`, for pixels that only the page can rasterize (SVG). Takes ownership of the bitmap. */
  extractBitmap(bitmap: ImageBitmap, reading: Reading): Promise<ExtractReply>;
  /** Another palette from colors already read: another count, or another variant. */
  repalette(colors: PictureColors, request: PaletteRequest): Promise<readonly PaletteEntry[]>;
  /** The share of the picture nearest to each color, in order. */
  shares(summary: ColorSummary, colors: readonly PackedRgb[]): Promise<readonly number[]>;
  /** The best position of each color in a small picture, in order, away from the positions in `taken`. */
  locate(raster: Raster, colors: readonly PackedRgb[], taken: readonly Place[]): readonly Place[];
}

/** The page's API. Rejects with ExtractionError, or with the signal's reason when aborted. */
export interface ImageExtractor {
  extract(
    signal: AbortSignal,
    request: ExtractRequest,
    onProgress?: (progress: ExtractionProgress) => void,
  ): Promise<Extraction>;
  repalette(
    signal: AbortSignal,
    colors: PictureColors,
    request: PaletteRequest,
  ): Promise<readonly PaletteEntry[]>;
  shares(
    signal: AbortSignal,
    summary: ColorSummary,
    colors: readonly PackedRgb[],
  ): Promise<readonly number[]>;
  locate(
    signal: AbortSignal,
    raster: Raster,
    colors: readonly PackedRgb[],
    taken?: readonly Place[],
  ): Promise<readonly Place[]>;
  /** Starts the worker and loads the engine ahead of the first picture. */
  warmUp(): void;
}

export class ExtractionError extends Error {
  readonly failure: ExtractionFailure;
  /** More detail for the user, if available: 'HEIC is not supported by this browser'. */
  readonly detail: string | undefined;
  constructor(failure: ExtractionFailure, detail?: string, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'ExtractionError';
    this.failure = failure;
    this.detail = detail;
  }
}
