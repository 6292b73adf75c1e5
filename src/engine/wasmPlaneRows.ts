import { chromaRows, chromaWidth, type RgbPlane, shortMatrix, type YuvPlanes } from './picturePlanes';
import type { Rows } from './pictureParts';
import type { PlaneLayout } from './planes';
import type { Arena } from './wasmArena';
import type { PlaneSums } from './wasmAreas';
import type { WasmExports } from './wasmExports';

/** Bytes that kernels may read and write past the end of a row. */
const PAST_END = 64;
/** Rows are copied in bands of about this size, which stay in the cache. */
const BAND_BYTES = 1 << 18;

/** Visits rows of a frame as RGBA pixels, one by one; each address is valid until the next visit. */
export type ShowRows<Planes> = (planes: Planes, rows: Rows, visit: (address: number) => void) => void;

/** Memory for a band of one plane; `load` copies rows `first` to `last` into it, counted from the start of `bytes`. */
const openBand = (arena: Arena, { stride }: PlaneLayout, length: number, rows: number) => {
  const start = arena.allocate(rows * stride + length + PAST_END);
  return {
    load: (bytes: Uint8Array, { offset }: PlaneLayout, first: number, last: number): void => {
      const part = bytes.subarray(offset + first * stride, offset + last * stride + length);
      arena.bytes(start, part.length).set(part);
    },
    at: (row: number): number => start + row * stride,
  };
};

const forEachBand = (
  { first, end }: Rows,
  bandRows: number,
  visit: (top: number, bottom: number) => void,
): void => {
  for (let top = first; top < end; top += bandRows) visit(top, Math.min(end, top + bandRows));
};

export const openRgbRows = (wasm: WasmExports, arena: Arena, first: RgbPlane): ShowRows<RgbPlane> => {
  const { width, layout, isBlueFirst, isOpaque } = first;
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / layout.stride));
  const band = openBand(arena, layout, width * 4, bandRows);
  const pixels = arena.allocate(width * 4 + PAST_END);
  return (planes, rows, visit) =>
    forEachBand(rows, bandRows, (top, bottom) => {
      band.load(planes.bytes, planes.layout, top - planes.top, bottom - 1 - planes.top);
      for (let y = top; y < bottom; y++) {
        wasm.swapRow(band.at(y - top), width, isBlueFirst ? 1 : 0, isOpaque ? 1 : 0, pixels);
        visit(pixels);
      }
    });
};

/** As `openRgbRows`; each visited row has been added to the sums. */
export const openYuvRows = (
  wasm: WasmExports,
  arena: Arena,
  first: YuvPlanes,
  { start, plane }: PlaneSums,
): ShowRows<YuvPlanes> => {
  const { width, halvings } = first;
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / first.luma.stride));
  const lumas = openBand(arena, first.luma, width, bandRows);
  // One more row above and below, for interpolation.
  const blues = openBand(arena, first.cb, chromaWidth(first), bandRows + 2);
  const reds = openBand(arena, first.cr, chromaWidth(first), bandRows + 2);
  const pixels = arena.allocate(width * 4 + PAST_END);
  const matrix = arena.allocate(6 * 4);
  arena.words(matrix, 6).set(shortMatrix(first.matrix));

  const toPixels = (row: number, near: number, far: number): void => {
    const [luma, blue, red] = [lumas.at(row), blues.at(near), reds.at(near)];
    if (halvings.across === 0) wasm.fullRow(luma, blue, red, matrix, width, pixels, start, plane);
    else wasm.halvedRow(luma, blue, blues.at(far), red, reds.at(far), matrix, width, pixels, start, plane);
  };

  return (planes, rows, visit) =>
    forEachBand(rows, bandRows, (top, bottom) => {
      const { bytes, luma, cb, cr } = planes;
      const edges = [...chromaRows(planes, top), ...chromaRows(planes, bottom - 1)];
      const [highest, lowest] = [Math.min(...edges), Math.max(...edges)];
      const chromaTop = planes.top >> halvings.down;
      lumas.load(bytes, luma, top - planes.top, bottom - 1 - planes.top);
      blues.load(bytes, cb, highest - chromaTop, lowest - chromaTop);
      reds.load(bytes, cr, highest - chromaTop, lowest - chromaTop);
      for (let y = top; y < bottom; y++) {
        const [near, far] = chromaRows(planes, y);
        toPixels(y - top, near - highest, far - highest);
        visit(pixels);
      }
    });
};
