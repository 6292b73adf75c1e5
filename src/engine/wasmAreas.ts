import type { Rows } from './pictureParts';
import type { Areas } from './areas';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

const AREA_BYTES = 16;
/** Bytes of padding: rows are read and written sixteen pixels at a time, past their end. */
const PAST_END = 64;

/** 16-bit sums of red, green and blue over the rows of an area, `plane` bytes apart, added to by the pixel kernels. */
export type PlaneSums = { readonly start: number; readonly plane: number };

/** Averages rows of a picture to rows of its preview, starting with the area at the start of the span. */
export const openWasmAreas = (
  wasm: WasmExports,
  arena: Arena,
  { columns, rows }: { readonly columns: Areas; readonly rows: Areas },
  { first, end }: Rows,
) => {
  const width = columns.starts[columns.count]!;
  const columnsAt = arena.allocate(columns.starts.byteLength);
  const sums = arena.cleared(width * 8 + 2 * PAST_END);
  const areas = arena.cleared(columns.count * AREA_BYTES);
  const means = arena.allocate(columns.count * 4);
  arena.words(columnsAt, columns.starts.length).set(columns.starts);

  const firstArea = rows.starts.indexOf(first);
  const preview = new Uint8ClampedArray(columns.count * (rows.starts.indexOf(end) - firstArea) * 4);
  let row = first;
  let area = firstArea;
  let hasSums = false;
  let summedRows = 0;
  let planes: (PlaneSums & { readonly left: number; readonly bytes: number }) | null = null;

  const flush = (): void => {
    if (planes && summedRows > 0) {
      wasm.joinSums(planes.start + planes.left * 2, planes.plane, width, summedRows, sums);
      wasm.clear(planes.start, planes.bytes);
      hasSums = true;
    }
    if (hasSums) wasm.addSums(sums, columnsAt, columns.count, areas);
    hasSums = false;
    summedRows = 0;
  };

  const next = (): void => {
    row += 1;
    if (row < rows.starts[area + 1]!) return;
    flush();
    wasm.writeAreas(areas, columnsAt, columns.count, row - rows.starts[area]!, means);
    preview.set(arena.bytes(means, columns.count * 4), (area - firstArea) * columns.count * 4);
    area += 1;
  };

  return {
    preview,
    /** Room for sums of rows of `frameWidth` pixels, in which the picture begins at `left`. */
    planeSums: (frameWidth: number, left: number): PlaneSums => {
      const plane = frameWidth * 2 + PAST_END;
      const start = arena.cleared(3 * plane);
      planes = { start, plane, left, bytes: 3 * plane };
      return planes;
    },
    /** Counts a row that a kernel has added to the plane sums. */
    addSummed: (): void => {
      summedRows += 1;
      next();
    },
    addRow: (at: number, isOpaque: boolean): void => {
      if (isOpaque) {
        wasm.sumRow(at, width, sums);
        hasSums = true;
      } else {
        wasm.addWeighed(at, columnsAt, columns.count, areas);
      }
      next();
    },
  };
};
