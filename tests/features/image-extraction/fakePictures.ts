import { NO_PATCHES } from '../../support/noPatches';
import { vi } from 'vitest';

import { locateColors } from '../../../src/color/locateColors';
import type { StockPhoto } from '../../../src/domain/stockPhoto';
import type {
  Extraction,
  ExtractionProgress,
  ExtractRequest,
  ImageExtractor,
} from '../../../workers/image-extraction/api';
import { paintRaster } from './paintRaster';

/** Ten colors far apart from each other. */
export const TEN = [
  0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0xff00ff, 0x00ffff, 0xffffff, 0x000000, 0x808080, 0x7a3b12,
] as const;

type FakePicture = Partial<Pick<Extraction, 'width' | 'height' | 'palette'>> & {
  readonly swatches?: readonly number[];
};

export const evenPalette = (colors: readonly number[]): Extraction['palette'] =>
  colors.map((rgb) => ({ rgb, share: 1 / colors.length }));

/** A stand-in: outside a browser there are no bitmaps. A closed one has no size, as in browsers. */
const createBitmap = (): ImageBitmap => {
  const bitmap = {
    width: 8,
    height: 6,
    close: () => {
      bitmap.width = 0;
      bitmap.height = 0;
    },
  };
  return bitmap;
};

export const isClosed = ({ preview }: Extraction): boolean => preview.width === 0;

export const createExtraction = ({
  swatches = TEN,
  palette = evenPalette(swatches.slice(0, 5)),
  width = 3872,
  height = 2592,
}: FakePicture = {}): Extraction => ({
  width,
  height,
  preview: createBitmap(),
  swatches: Uint32Array.from(swatches),
  palette,
  colors: {
    summary: { colors: Uint32Array.from(swatches), weights: new Uint32Array(swatches.length).fill(1) },
    patches: NO_PATCHES,
    drawn: null,
  },
  thumbnail: paintRaster(swatches.length, 1, (x) => swatches[x] ?? null),
  decodeMs: 120,
  totalMs: 412,
});

/** Opens every picture as the same one, and makes palettes by cutting from its swatches. */
export const createFakeExtractor = (picture: FakePicture = {}) => {
  const swatches = picture.swatches ?? TEN;
  return {
    extract: vi.fn<ImageExtractor['extract']>(() => Promise.resolve(createExtraction(picture))),
    repalette: vi.fn<ImageExtractor['repalette']>((_signal, _colors, { count, variant }) =>
      Promise.resolve(
        evenPalette([...swatches.slice(variant), ...swatches.slice(0, variant)].slice(0, count)),
      ),
    ),
    shares: vi.fn<ImageExtractor['shares']>((_signal, _summary, colors) =>
      Promise.resolve(colors.map(() => 1 / colors.length)),
    ),
    locate: vi.fn<ImageExtractor['locate']>((_signal, raster, colors, taken) =>
      Promise.resolve(locateColors(raster, colors, taken)),
    ),
    warmUp: vi.fn<ImageExtractor['warmUp']>(),
  };
};

export type PendingExtraction = {
  readonly signal: AbortSignal;
  readonly request: ExtractRequest;
  readonly report: (progress: ExtractionProgress) => void;
  readonly resolve: (extraction: Extraction) => void;
  readonly reject: (reason: unknown) => void;
};

/** Opens nothing until the test says so; rejects when aborted, as the real one does. */
export const createPendingExtractor = () => {
  const pending: PendingExtraction[] = [];
  const extract: ImageExtractor['extract'] = (signal, request, onProgress) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      pending.push({ signal, request, report: (progress) => onProgress?.(progress), resolve, reject });
    });
  return { ...createFakeExtractor(), extract, pending };
};

export const createPhoto = (id: string, overrides: Partial<StockPhoto> = {}): StockPhoto => ({
  id,
  alt: `Picture ${id}`,
  photographer: `Photographer ${id}`,
  src: { large: `/${id}-large.jpg`, medium: `/${id}-medium.jpg`, original: `/${id}.jpg` },
  width: 1500,
  height: 1000,
  colors: ['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#FF00FF'],
  ...overrides,
});

export const createPhotos = (count: number, prefix = 'p'): StockPhoto[] =>
  Array.from({ length: count }, (_, i) => createPhoto(`${prefix}${i + 1}`));
