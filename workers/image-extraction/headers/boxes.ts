import { asciiAt } from './size';

/** `start` is where the content begins, after length and type. */
export type Box = { readonly type: string; readonly start: number; readonly end: number };

/** ISO/IEC 14496-12, 4.2: length 1 means that a 64-bit length follows, 0 that the box extends to the end. */
const readBox = (bytes: DataView, offset: number): Box => {
  const length = bytes.getUint32(offset);
  const type = asciiAt(bytes, offset + 4, 4);
  if (length === 0) return { type, start: offset + 8, end: Infinity };
  if (length === 1) return { type, start: offset + 16, end: offset + Number(bytes.getBigUint64(offset + 8)) };
  return { type, start: offset + 8, end: offset + length };
};

/** The sibling boxes starting at `from`. Stops at a box whose end precedes its start. */
export function* boxesIn(bytes: DataView, from: number, end: number): Generator<Box> {
  for (let offset = from; offset < end;) {
    const box = readBox(bytes, offset);
    if (box.end < box.start) return;
    yield box;
    offset = box.end;
  }
}
