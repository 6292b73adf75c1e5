import { placesIn, type PlaneLayout, type Planes, type YuvMatrix } from './planes';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

const rowOf = ({ black, luma, crToR, cbToG, crToG, cbToB }: YuvMatrix): number[] => [
  black,
  luma,
  crToR,
  cbToG,
  crToG,
  cbToB,
];

/** Lumas are added sixteen at a time, and each with its neighbor: so many bytes behind the last are read. */
export const SIXTEEN_MORE = 17;

/** Rows pass through the memory together, as many as come to so many bytes of luma; of a larger frame one by one. */
const BAND_BYTES = 1 << 16;

/** The rows of a frame where kernels reach them. */
type Rows = {
  /** Brings the rows that are read in, from the place `row` of `starts` on; returns the place of the first that is not there. */
  readonly load: (row: number, starts: Uint32Array) => number;
  /** Addresses of the row `y` of luma, which has to be loaded, and of the chroma beside it. */
  readonly lumaAt: (y: number) => number;
  readonly cbAt: (y: number) => number;
  readonly crAt: (y: number) => number;
};

/** Of planes that lie in the memory already, from `start` on. */
const rowsInside = (start: number, { luma, cb, cr }: Planes): Rows => {
  const at = ({ offset, stride }: PlaneLayout, y: number): number => start + offset + y * stride;
  return {
    load: (_, starts) => starts.length,
    lumaAt: (y) => at(luma, y),
    cbAt: (y) => at(cb, y >> 1),
    crAt: (y) => at(cr, y >> 1),
  };
};

/** Of other planes: band by band, so that a frame of any size takes little memory, and of a large one only the rows that are read. */
const rowsByBands = (arena: Arena, planes: Planes, below: number): Rows => {
  const { bytes, luma, cb, cr, chromaStep } = planes;
  const chromaLength = ((planes.width + 1) >> 1) * chromaStep;
  const lumaLength = below + planes.width;
  /** Rows of luma from the first to the last of a band. */
  const across = Math.min(planes.height, Math.floor(BAND_BYTES / luma.stride));
  const chromaBand = ((across + 1) >> 1) * Math.max(cb.stride, cr.stride) + chromaLength;
  const lumas = arena.allocate(across * luma.stride + lumaLength + SIXTEEN_MORE);
  const cbs = arena.allocate(chromaBand);
  const crs = arena.allocate(chromaBand);
  let first = 0;
  const copy = (to: number, { offset, stride }: PlaneLayout, from: number, last: number, length: number) => {
    const part = bytes.subarray(offset + from * stride, offset + last * stride + length);
    arena.bytes(to, part.length).set(part);
  };
  return {
    load: (row, starts) => {
      first = starts[row] ?? 0;
      let end = row + 1;
      while (end < starts.length && (starts[end] ?? 0) - first <= across) end++;
      const last = starts[end - 1] ?? 0;
      copy(lumas, luma, first, last, lumaLength);
      copy(cbs, cb, first >> 1, last >> 1, chromaLength);
      copy(crs, cr, first >> 1, last >> 1, chromaLength);
      return end;
    },
    lumaAt: (y) => lumas + (y - first) * luma.stride,
    cbAt: (y) => cbs + ((y >> 1) - (first >> 1)) * cb.stride,
    crAt: (y) => crs + ((y >> 1) - (first >> 1)) * cr.stride,
  };
};

/** As `Engine.planesToPixels` says; `startPixels` empties the arena and makes room for so many pixels. */
export const planesToPixels = (
  wasm: WasmExports,
  arena: Arena,
  startPixels: (pixels: number) => number,
  planes: Planes,
  maxSide: number,
) => {
  // Before any room is made: once the memory has grown, the view no longer says where it lay.
  const inside = arena.isInside(planes.bytes) ? planes.bytes.byteOffset : null;
  const { columns, rows } = placesIn(planes, maxSide);
  const [width, height] = [columns.starts.length, rows.starts.length];
  const start = startPixels(width * height);
  const below = rows.reach * planes.luma.stride;
  const matrix = arena.allocate(6 * 4);
  const columnsAt = arena.allocate((width + 3) * 4);
  const sums = arena.allocate((planes.width + SIXTEEN_MORE) * 2);
  const source = inside === null ? rowsByBands(arena, planes, below) : rowsInside(inside, planes);
  arena.words(matrix, 6).set(rowOf(planes.matrix));
  arena
    .words(columnsAt, width + 3)
    .fill(0)
    .set(columns.starts);
  for (let row = 0; row < height;) {
    for (const end = source.load(row, rows.starts); row < end; row++) {
      const y = rows.starts[row] ?? 0;
      wasm.sumLumas(source.lumaAt(y), columns.reach, below, planes.width, sums);
      wasm.rowToPixels(
        sums,
        source.cbAt(y),
        source.crAt(y),
        planes.chromaStep - 1,
        columnsAt,
        width,
        matrix,
        start + row * width * 4,
      );
    }
  }
  return { rgba: arena.clamped(start, width * height * 4), width, height };
};
