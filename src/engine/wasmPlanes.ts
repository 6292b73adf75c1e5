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

/** Bytes that may be read past the last luma: lumas are added sixteen at a time, each with its neighbor. */
export const SIXTEEN_MORE = 17;

/** Rows are copied in bands of about this many bytes of luma; wider rows one by one. */
const BAND_BYTES = 1 << 16;

/** Access to the rows of a frame in the module's memory. */
type Rows = {
  /** Loads rows from index `row` of `starts` on; returns the index of the first one not loaded. */
  readonly load: (row: number, starts: Uint32Array) => number;
  /** Addresses of luma row `y`, which has to be loaded, and of its chroma rows. */
  readonly lumaAt: (y: number) => number;
  readonly cbAt: (y: number) => number;
  readonly crAt: (y: number) => number;
};

/** For planes that are in the memory already, from `start` on. */
const rowsInside = (start: number, { luma, cb, cr }: Planes): Rows => {
  const at = ({ offset, stride }: PlaneLayout, y: number): number => start + offset + y * stride;
  return {
    load: (_, starts) => starts.length,
    lumaAt: (y) => at(luma, y),
    cbAt: (y) => at(cb, y >> 1),
    crAt: (y) => at(cr, y >> 1),
  };
};

/** For other planes: copies bands of the rows that are read, so that a frame of any size takes little memory. */
const rowsByBands = (arena: Arena, planes: Planes, below: number): Rows => {
  const { bytes, luma, cb, cr, chromaStep } = planes;
  const chromaLength = ((planes.width + 1) >> 1) * chromaStep;
  const lumaLength = below + planes.width;
  /** Luma rows that a band spans. */
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

/** `Engine.planesToPixels`; `startPixels` empties the arena and allocates that many pixels. */
export const planesToPixels = (
  wasm: WasmExports,
  arena: Arena,
  startPixels: (pixels: number) => number,
  planes: Planes,
  maxSide: number,
) => {
  // Before anything is allocated: once memory has grown, the detached view no longer has its offset.
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
