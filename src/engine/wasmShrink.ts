import { previewAreas } from './pictureReader';
import type { OwnPixels, Pixels } from './planes';
import type { Arena } from './wasmArena';
import { openWasmAreas } from './wasmAreas';
import type { WasmExports } from './wasmExports';

/** Rows are copied in bands of about this size, which stay in the cache. */
const BAND_BYTES = 1 << 18;
/** Bytes of padding: rows are read sixteen bytes at a time, past their end. */
const SIXTEEN_MORE = 16;

export const shrink = (
  wasm: WasmExports,
  arena: Arena,
  { rgba, width, height }: Pixels,
  maxSide: number,
): OwnPixels => {
  const parts = previewAreas({ width, height }, { previewSide: maxSide });
  const rowBytes = width * 4;
  const bandBytes = Math.max(1, Math.floor(BAND_BYTES / rowBytes)) * rowBytes;
  arena.start();
  const areas = openWasmAreas(wasm, arena, parts, { first: 0, end: height });
  const band = arena.allocate(bandBytes + SIXTEEN_MORE);
  for (let first = 0; first < rgba.length; first += bandBytes) {
    const part = rgba.subarray(first, first + bandBytes);
    arena.bytes(band, part.length).set(part);
    for (let at = band; at < band + part.length; at += rowBytes) {
      areas.addRow(at, wasm.isOpaque(at, width) !== 0);
    }
  }
  return { rgba: areas.preview, width: parts.columns.count, height: parts.rows.count };
};
