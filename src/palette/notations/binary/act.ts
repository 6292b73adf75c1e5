import { exportValues, type ExportPalette } from '../../exportPalette';
import { createCollector, type Found } from '../found';
import { colorFromChannels } from '../values/readColor';
import { viewOf } from './byteReader';
import { concatBytes, uint16 } from './byteWriter';

/** A color table has 256 entries of three bytes; Photoshop's export for the web adds a count and an index. */
const PLACES = 256;
const TABLE = PLACES * 3;
const WITH_COUNT = TABLE + 4;
/** The index of the transparent entry: none. */
const NONE = 0xffff;

/** The format has no signature and is recognized by its length. */
export const isAct = (bytes: Uint8Array): boolean => bytes.length === TABLE || bytes.length === WITH_COUNT;

/** Adobe Color Table. Without a valid count, black entries at the end count as unused. */
export const parseAct = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  const counted = bytes.length === WITH_COUNT ? viewOf(bytes).getUint16(TABLE) : 0;
  const isCounted = counted > 0 && counted <= PLACES;
  let count = isCounted ? counted : PLACES;
  if (!isCounted)
    while (count > 1 && bytes.subarray(count * 3 - 3, count * 3).every((byte) => byte === 0)) count--;
  for (let at = 0; at < count * 3; at += 3) {
    const color = colorFromChannels([...bytes.subarray(at, at + 3)]);
    if (color) collector.addColor(color);
  }
  return collector.found('ACT');
};

/** Adobe Color Table, with the count of its colors. */
export const actBytes = (palette: ExportPalette): Uint8Array => {
  const table = new Uint8Array(TABLE);
  const values = exportValues(palette).slice(0, PLACES);
  for (const [i, { color }] of values.entries()) table.set([color.rgb.r, color.rgb.g, color.rgb.b], i * 3);
  return concatBytes(table, uint16(values.length, NONE));
};
