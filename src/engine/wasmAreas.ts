import type { Rows } from './pictureParts';
import type { Areas } from './areas';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

const AREA_BYTES = 16;
/** Rows are read and written sixteen pixels at a time, past their end. */
const PAST_END = 64;

/** Red, green and blue of the rows of an area, 16 bits each, `plane` bytes apart: whoever makes the pixels adds to them. */
export type PlaneSums = { readonly start: number; readonly plane: number };

/** Where rows of a picture become rows of its preview, from the area that `span` begins with. */
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
    /** For rows of `frameWidth` pixels, of which the picture begins at `left`. */
    planeSums: (frameWidth: number, left: number): PlaneSums => {
      const plane = frameWidth * 2 + PAST_END;
      const start = arena.cleared(3 * plane);
      planes = { start, plane, left, bytes: 3 * plane };
      return planes;
    },
    /** A row that has been added to the plane sums. */
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
