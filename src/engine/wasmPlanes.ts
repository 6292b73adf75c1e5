import { placesIn, type Planes, type YuvMatrix } from './planes';
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

/** Lumas are added sixteen at a time, and each with its neighbour. */
const SIXTEEN_MORE = 17;

/** Row by row, so that of a frame of any size only the rows that are read pass through the memory. */
export const planesToPixels = (
  wasm: WasmExports,
  arena: Arena,
  startPixels: (pixels: number) => number,
  planes: Planes,
  maxSide: number,
) => {
  const { bytes, luma, cb, cr, chromaStep } = planes;
  const { columns, rows } = placesIn(planes, maxSide);
  const [width, height] = [columns.starts.length, rows.starts.length];
  const start = startPixels(width * height);
  const chromaLength = ((planes.width + 1) >> 1) * chromaStep;
  const below = rows.reach * luma.stride;
  const lumaLength = below + planes.width;
  const matrixAt = arena.allocate(6 * 4);
  const columnsAt = arena.allocate((width + 3) * 4);
  const lumaAt = arena.allocate(lumaLength + SIXTEEN_MORE);
  const sumsAt = arena.allocate((planes.width + SIXTEEN_MORE) * 2);
  const cbAt = arena.allocate(chromaLength);
  const crAt = arena.allocate(chromaLength);

  arena.words(matrixAt, 6).set(rowOf(planes.matrix));
  arena
    .words(columnsAt, width + 3)
    .fill(0)
    .set(columns.starts);
  const memory = arena.bytes(0, crAt + chromaLength);
  const copy = (to: number, from: number, length: number): void =>
    memory.set(bytes.subarray(from, from + length), to);
  rows.starts.forEach((y, row) => {
    copy(lumaAt, luma.offset + y * luma.stride, lumaLength);
    copy(cbAt, cb.offset + (y >> 1) * cb.stride, chromaLength);
    copy(crAt, cr.offset + (y >> 1) * cr.stride, chromaLength);
    wasm.sumLumas(lumaAt, columns.reach, below, planes.width, sumsAt);
    wasm.rowToPixels(sumsAt, cbAt, crAt, chromaStep - 1, columnsAt, width, matrixAt, start + row * width * 4);
  });
  return { rgba: arena.clamped(start, width * height * 4), width, height };
};
