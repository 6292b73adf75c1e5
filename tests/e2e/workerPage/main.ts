import type { PaletteStyle } from '../../../src/engine/engine';
import { ExtractionError, type Extraction } from '../../../workers/image-extraction/api';
import { createImageExtractor } from '../../../workers/image-extraction/page/client';

/** What came of one picture, in a form that leaves the page. */
export type Outcome =
  | { readonly failure: string; readonly detail?: string | undefined; readonly ms: number }
  | {
      readonly failure?: undefined;
      readonly size: readonly [number, number];
      readonly previewSize: readonly [number, number];
      /** RGBA in the middle of each quarter of the preview: top left, top right, bottom left, bottom right. */
      readonly quarters: readonly (readonly number[])[];
      readonly palette: readonly number[];
      readonly shares: readonly number[];
      /** Colors of the palette outside sRGB, as Display P3. */
      readonly wide: readonly number[];
      readonly swatches: readonly number[];
      readonly thumbnailSize: readonly [number, number];
      readonly ms: number;
    };

const extractor = createImageExtractor();

const readQuarters = (preview: ImageBitmap): number[][] => {
  const canvas = new OffscreenCanvas(preview.width, preview.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(preview, 0, 0);
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) =>
      Array.from(
        context.getImageData(Math.floor(preview.width * x), Math.floor(preview.height * y), 1, 1).data,
      ),
    ),
  );
};

const describe = (
  { width, height, preview, palette, swatches, thumbnail }: Extraction,
  ms: number,
): Outcome => {
  try {
    return {
      size: [width, height],
      previewSize: [preview.width, preview.height],
      quarters: readQuarters(preview),
      palette: palette.map(({ rgb }) => rgb),
      shares: palette.map(({ share }) => share),
      wide: palette.flatMap(({ p3 }) => p3 ?? []),
      swatches: Array.from(swatches),
      thumbnailSize: [thumbnail.width, thumbnail.height],
      ms,
    };
  } finally {
    preview.close();
  }
};

const read = async (source: Blob, count: number, style: PaletteStyle): Promise<Outcome> => {
  const startMs = performance.now();
  try {
    const extraction = await extractor.extract(new AbortController().signal, { source, count, style });
    return describe(extraction, performance.now() - startMs);
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return { failure: error.failure, detail: error.detail, ms: performance.now() - startMs };
  }
};

const page = {
  extractor,
  /** Reads a picture given as base64, under a name and type that may be wrong. */
  read: async (base64: string, type = '', count = 5, style: PaletteStyle = 'even'): Promise<Outcome> =>
    read(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }), count, style),
};

declare global {
  interface Window {
    extractorPage: typeof page;
  }
}

window.extractorPage = page;
