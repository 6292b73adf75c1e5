import { partsOf, type Rows, type RowsReading, type Votes } from './pictureParts';
import {
  checkRows,
  type PictureOptions,
  type PictureSize,
  previewAreas,
  type RowsReader,
} from './pictureReader';
import type { Arena } from './wasmArena';
import { SHADOW } from './softShadow';
import { openWasmAreas } from './wasmAreas';
import { openWasmCells } from './wasmCells';
import type { WasmExports } from './wasmExports';
import type { RgbPlane, YuvPlanes } from './picturePlanes';
import { openRgbRows, openYuvRows, type ShowRows } from './wasmPlaneRows';

/** Rows are copied in bands of about this size, which stay in the cache. */
const BAND_BYTES = 1 << 18;
/** Bytes of padding: rows are read sixteen bytes at a time, past their end. */
const SIXTEEN_MORE = 16;

export const openWasmRows = (
  wasm: WasmExports,
  arena: Arena,
  size: PictureSize,
  options: PictureOptions,
  span: Rows,
): RowsReader => {
  const { width } = size;
  const rowBytes = width * 4;
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / rowBytes));
  const lines = checkRows(size, span);
  const previewParts = previewAreas(size, options);
  const ends = new Set(partsOf(previewParts.rows).map(({ end }) => end));

  arena.start();
  const cells = openWasmCells(wasm, arena);
  const areas = openWasmAreas(wasm, arena, previewParts, span);
  const shadow = arena.cleared(SHADOW.counts * 4);
  const band = arena.allocate(bandRows * rowBytes + SIXTEEN_MORE);

  let showRgb: ShowRows<RgbPlane> | null = null;
  let showYuv: ShowRows<YuvPlanes> | null = null;

  const votes: Votes[] = [];
  let row = span.first;
  const endRow = (): void => {
    row += 1;
    if (ends.has(row)) votes.push(cells.takeVotes());
  };
  const addRow = (at: number, isOpaque = wasm.isOpaque(at, width) !== 0): void => {
    cells.addRow(at, width, isOpaque);
    if (!isOpaque) wasm.countShadow(at, width, shadow);
    areas.addRow(at, isOpaque);
    endRow();
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
    addPlanes: (planes, corner, count) => {
      const rows = lines.addPlanes(planes, corner, count);
      if (planes.kind === 'rgb') {
        showRgb ??= openRgbRows(wasm, arena, planes);
        showRgb(planes, rows, (address) => addRow(address + corner.x * 4, planes.isOpaque || undefined));
        return;
      }
      showYuv ??= openYuvRows(wasm, arena, planes, areas.planeSums(planes.width, corner.x));
      showYuv(planes, rows, (address) => {
        cells.addRow(address + corner.x * 4, width, true);
        areas.addSummed();
        endRow();
      });
    },
    finish: (): RowsReading => {
      lines.finish();
      return {
        ...cells.finish(),
        votes,
        shadow: arena.words(shadow, SHADOW.counts).slice(),
        preview: areas.preview,
      };
    },
  };
};
