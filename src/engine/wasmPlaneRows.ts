import { chromaRows, chromaWidth, type PicturePlanes, shortMatrix, type YuvPlanes } from './picturePlanes';
import type { PlaneLayout } from './planes';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

/** Kernels read and write so many bytes past the end of a row of so many pixels. */
const PAST_END = 64;
const BAND_BYTES = 1 << 18;

type Span = { readonly first: number; readonly rows: number };

/** Shows rows of RGBA pixels one after the other: the address of each is good until the next. */
type ShowRows = (span: Span, visit: (address: number) => void) => void;

/** Room for a band of one plane, into which `load` copies rows from `first` to `last`. */
const openBand = (arena: Arena, bytes: Uint8Array, plane: PlaneLayout, length: number, rows: number) => {
  const { offset, stride } = plane;
  const start = arena.allocate(rows * stride + length + PAST_END);
  return {
    load: (first: number, last: number): void => {
      const part = bytes.subarray(offset + first * stride, offset + last * stride + length);
      arena.bytes(start, part.length).set(part);
    },
    at: (row: number): number => start + row * stride,
  };
};

const openRgb = (
  wasm: WasmExports,
  arena: Arena,
  planes: Extract<PicturePlanes, { kind: 'rgb' }>,
): ShowRows => {
  const { width, layout, isBlueFirst, isOpaque } = planes;
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / layout.stride));
  const band = openBand(arena, planes.bytes, layout, width * 4, bandRows);
  const pixels = arena.allocate(width * 4 + PAST_END);
  return ({ first, rows }, visit) => {
    for (let top = first; top < first + rows; top += bandRows) {
      const end = Math.min(first + rows, top + bandRows);
      band.load(top, end - 1);
      for (let y = top; y < end; y++) {
        wasm.swapRow(band.at(y - top), width, isBlueFirst ? 1 : 0, isOpaque ? 1 : 0, pixels);
        visit(pixels);
      }
    }
  };
};

const openYuv = (wasm: WasmExports, arena: Arena, planes: YuvPlanes): ShowRows => {
  const { bytes, width, luma, cb, cr, halvings } = planes;
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / luma.stride));
  const count = chromaWidth(planes);
  const lumas = openBand(arena, bytes, luma, width, bandRows);
  // One row more above and below, to blend with.
  const chromas = [cb, cr].map((plane) => openBand(arena, bytes, plane, count, bandRows + 2));
  const spread = [0, 1].map(() => arena.allocate(2 * count + PAST_END));
  // The edge value is repeated before the first.
  const sums = arena.allocate(16 + 2 * count + PAST_END) + 16;
  const pixels = arena.allocate(width * 4 + PAST_END);
  const matrix = arena.allocate(6 * 4);
  arena.words(matrix, 6).set(shortMatrix(planes.matrix));
  const isFull = halvings.across === 0;

  return ({ first, rows }, visit) => {
    for (let top = first; top < first + rows; top += bandRows) {
      const end = Math.min(first + rows, top + bandRows);
      lumas.load(top, end - 1);
      const edges = [...chromaRows(planes, top), ...chromaRows(planes, end - 1)];
      const highest = Math.min(...edges);
      for (const chroma of chromas) chroma.load(highest, Math.max(...edges));
      for (let y = top; y < end; y++) {
        const [near, far] = chromaRows(planes, y);
        const [blues = 0, reds = 0] = chromas.map((chroma, at) => {
          if (isFull) return chroma.at(near - highest);
          wasm.blendRows(chroma.at(near - highest), chroma.at(far - highest), count, sums);
          wasm.spreadRow(sums, count, spread[at]!);
          return spread[at]!;
        });
        wasm.yuvRow(lumas.at(y - top), blues, reds, matrix, width, pixels);
        visit(pixels);
      }
    }
  };
};

/** Rows of a picture's planes as RGBA pixels; a band of them passes through the memory at a time. */
export const openPlaneRows = (wasm: WasmExports, arena: Arena, planes: PicturePlanes): ShowRows =>
  planes.kind === 'rgb' ? openRgb(wasm, arena, planes) : openYuv(wasm, arena, planes);
