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

/** Lumas are added sixteen at a time, and each with its neighbour. */
const SIXTEEN_MORE = 17;

/** Rows pass through the memory together, as many as come to so many bytes of luma; of a larger frame one by one. */
const BAND_BYTES = 1 << 16;

/** Band by band, so that a frame of any size takes little memory, and of a large one only the rows that are read. */
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
  /** Rows of luma from the first to the last of a band. */
  const across = Math.min(planes.height, Math.floor(BAND_BYTES / luma.stride));
  const chromaBand = ((across + 1) >> 1) * Math.max(cb.stride, cr.stride) + chromaLength;
  const matrixAt = arena.allocate(6 * 4);
  const columnsAt = arena.allocate((width + 3) * 4);
  const lumaAt = arena.allocate(across * luma.stride + lumaLength + SIXTEEN_MORE);
  const sumsAt = arena.allocate((planes.width + SIXTEEN_MORE) * 2);
  const cbAt = arena.allocate(chromaBand);
  const crAt = arena.allocate(chromaBand);

  arena.words(matrixAt, 6).set(rowOf(planes.matrix));
  arena
    .words(columnsAt, width + 3)
    .fill(0)
    .set(columns.starts);
  const memory = arena.bytes(0, crAt + chromaBand);
  const copy = (to: number, { offset, stride }: PlaneLayout, first: number, last: number, length: number) =>
    memory.set(bytes.subarray(offset + first * stride, offset + last * stride + length), to);
  const yOf = (row: number): number => rows.starts[row] ?? 0;
  for (let row = 0; row < height;) {
    const first = yOf(row);
    let end = row + 1;
    while (end < height && yOf(end) - first <= across) end++;
    const last = yOf(end - 1);
    copy(lumaAt, luma, first, last, lumaLength);
    copy(cbAt, cb, first >> 1, last >> 1, chromaLength);
    copy(crAt, cr, first >> 1, last >> 1, chromaLength);
    for (; row < end; row++) {
      const down = yOf(row) - first;
      const chromaDown = (yOf(row) >> 1) - (first >> 1);
      wasm.sumLumas(lumaAt + down * luma.stride, columns.reach, below, planes.width, sumsAt);
      wasm.rowToPixels(
        sumsAt,
        cbAt + chromaDown * cb.stride,
        crAt + chromaDown * cr.stride,
        chromaStep - 1,
        columnsAt,
        width,
        matrixAt,
        start + row * width * 4,
      );
    }
  }
  return { rgba: arena.clamped(start, width * height * 4), width, height };
};
