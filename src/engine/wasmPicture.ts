import { MAX_PIXELS } from './engineLimits';
import {
  checkRows,
  type ExactEntry,
  MAX_EXACT_COLORS,
  type PictureOptions,
  type PictureReader,
  type PictureSize,
  previewAreas,
  toExactColors,
} from './pictureReader';
import { openPlaneRows } from './wasmPlaneRows';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

const CELLS = 32_768;
const CELL_BYTES = 16;
const VOTE_BYTES = 16;
/** Of what counts, and of shadows. */
const TOTAL_BYTES = 2 * 32;
const SLOTS = 16_384;
const SLOT_BYTES = 24;
const AREA_BYTES = 16;

/** Rows pass through the memory together, as many as come to so many bytes: they stay in the cache. */
const BAND_BYTES = 1 << 18;
/** Rows are read sixteen bytes at a time, past their end. */
const SIXTEEN_MORE = 16;

/** All its memory is allocated here, so addresses and views hold until the engine's next job. */
export const openWasmPicture = (
  wasm: WasmExports,
  arena: Arena,
  size: PictureSize,
  options: PictureOptions,
): PictureReader => {
  const { width } = size;
  const { columns, rows } = previewAreas(size, options);
  const rowBytes = width * 4;
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / rowBytes));
  const lines = checkRows(size);

  arena.start();
  const cells = arena.cleared(CELLS * CELL_BYTES);
  const votes = arena.cleared(CELLS * VOTE_BYTES);
  const totals = arena.cleared(CELLS * TOTAL_BYTES);
  const table = arena.cleared(SLOTS * SLOT_BYTES);
  const colors = arena.allocate(CELLS * 4);
  const weights = arena.allocate(CELLS * 4);
  const columnsAt = arena.allocate(columns.starts.byteLength);
  const sums = arena.cleared(width * 8 + 2 * SIXTEEN_MORE);
  const areas = arena.cleared(columns.count * AREA_BYTES);
  const means = arena.allocate(columns.count * 4);
  const band = arena.allocate(bandRows * rowBytes + SIXTEEN_MORE);
  arena.words(columnsAt, columns.starts.length).set(columns.starts);

  const preview = new Uint8ClampedArray(columns.count * rows.count * 4);
  let row = 0;
  let area = 0;
  let found = 0;
  let unfolded = 0;
  let hasSums = false;

  const flush = (): void => {
    if (hasSums) wasm.addSums(sums, columnsAt, columns.count, areas);
    hasSums = false;
  };
  const addRow = (at: number, isOpaque = wasm.isOpaque(at, width) !== 0): void => {
    if (unfolded + width > MAX_PIXELS) {
      wasm.foldCells(cells, totals);
      unfolded = 0;
    }
    unfolded += width;
    wasm.addRow(cells, votes, totals, at, width, isOpaque ? 1 : 0);
    if (found <= MAX_EXACT_COLORS) found = wasm.countColors(table, found, at, width);
    if (isOpaque) {
      wasm.sumRow(at, width, sums);
      hasSums = true;
    } else {
      wasm.addWeighed(at, columnsAt, columns.count, areas);
    }
    row += 1;
    if (row < rows.starts[area + 1]!) return;
    flush();
    wasm.writeAreas(areas, columnsAt, columns.count, row - rows.starts[area]!, means);
    preview.set(arena.bytes(means, columns.count * 4), area * columns.count * 4);
    area += 1;
  };
  const exactEntries = (): ExactEntry[] => {
    const entries: ExactEntry[] = [];
    const slots = new DataView(wasm.memory.buffer, table, SLOTS * SLOT_BYTES);
    for (let at = 0; at < SLOTS * SLOT_BYTES; at += SLOT_BYTES) {
      const color = slots.getUint32(at, true) - 1;
      if (color < 0) continue;
      entries.push({ color, weight: slots.getFloat64(at + 8, true), solid: slots.getFloat64(at + 16, true) });
    }
    return entries;
  };

  return {
    addRows: (rgba, count) => {
      lines.add(rgba.length, count);
      for (let first = 0; first < count; first += bandRows) {
        const part = rgba.subarray(first * rowBytes, (first + bandRows) * rowBytes);
        arena.bytes(band, part.length).set(part);
        for (let at = 0; at < part.length; at += rowBytes) addRow(band + at);
      }
    },
    addPlanes: (planes, { x, y }) => {
      lines.addAll(planes, { x, y });
      const showRows = openPlaneRows(wasm, arena, planes);
      const isOpaque = planes.kind === 'yuv' || planes.isOpaque || undefined;
      showRows({ first: y, rows: size.height }, (address) => addRow(address + x * 4, isOpaque));
    },
    finish: () => {
      lines.finish();
      wasm.foldCells(cells, totals);
      const count = wasm.writePicture(totals, votes, colors, weights);
      return {
        summary: { colors: arena.words(colors, count).slice(), weights: arena.words(weights, count).slice() },
        exact: found > MAX_EXACT_COLORS ? null : toExactColors(exactEntries()),
        preview: { rgba: preview, width: columns.count, height: rows.count },
      };
    },
  };
};
