import { TOP_BOXES } from '../../common/topBoxes';

/** More than the index of a day-long video; a larger one is invalid. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
const HEADER_BYTES = 8;
/** With a 64-bit size after the type. */
const LARGE_HEADER_BYTES = 16;
/** Special sizes: a 64-bit size follows, or the box extends to the end of the file. */
const LARGE_SIZE = 1;
const TO_THE_END = 0;
/** More boxes than precede the index of any video; each needs a read of its own. */
const MOST_BOXES = 10_000;

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2), with the start and end of its content. */
export type Box = { readonly type: string; readonly start: number; readonly end: number };

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** Header of the box at `at`, which may extend past the view; null if there is none. */
const readHeader = (view: DataView, at: number, limit: number): (Box & { readonly size: number }) | null => {
  if (at + HEADER_BYTES > view.byteLength) return null;
  const written = view.getUint32(at);
  const isLarge = written === LARGE_SIZE;
  if (isLarge && at + LARGE_HEADER_BYTES > view.byteLength) return null;
  let size = written;
  if (isLarge) size = Number(view.getBigUint64(at + HEADER_BYTES));
  else if (written === TO_THE_END) size = limit - at;
  if (size < HEADER_BYTES) return null;
  const start = at + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES);
  return { type: typeAt(view, at + 4), start, end: at + size, size };
};

export const childrenOf = (view: DataView, { start, end }: Pick<Box, 'start' | 'end'>): Box[] => {
  const boxes: Box[] = [];
  const limit = Math.min(end, view.byteLength);
  for (let at = start; at < limit;) {
    const box = readHeader(view, at, limit);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
};

/** The first box at a path of types below another; null if there is none. */
export const findBox = (
  view: DataView,
  parent: Pick<Box, 'start' | 'end'>,
  ...path: readonly string[]
): Box | null => {
  const [type, ...rest] = path;
  const box = childrenOf(view, parent).find((child) => child.type === type) ?? null;
  return box && rest.length > 0 ? findBox(view, box, ...rest) : box;
};

/**
 * Where the box begins within which the file breaks off; null if it does not, or has more boxes than are looked at.
 */
export const brokenBoxAt = async (source: Blob): Promise<number | null> => {
  let at = 0;
  for (let count = 0; at < source.size && count < MOST_BOXES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each box tells where the next one begins
    const header = new DataView(await source.slice(at, at + LARGE_HEADER_BYTES).arrayBuffer());
    const box = readHeader(header, 0, source.size - at);
    if (!box || !TOP_BOXES.has(box.type)) return null;
    if (at + box.size > source.size) return at;
    at += box.size;
  }
  return null;
};

/** Bytes that are read at once of a fragment: mostly all of it, with the header of the box after it. */
const FRAGMENT_BYTES = 4096;

/** The descriptions of fragments, `moof`, that are there as a whole and not larger than any index. */
export async function* readFragments(source: Blob): AsyncGenerator<DataView> {
  let [read, readAt] = [new DataView(new ArrayBuffer(0)), 0];
  const viewOf = async (at: number, bytes: number): Promise<DataView> => {
    const end = Math.min(at + bytes, source.size);
    if (at < readAt || end > readAt + read.byteLength) {
      read = new DataView(await source.slice(at, at + Math.max(bytes, FRAGMENT_BYTES)).arrayBuffer());
      readAt = at;
    }
    return new DataView(read.buffer, at - readAt, Math.max(0, end - at));
  };
  for (let at = 0, count = 0; at < source.size && count < MOST_BOXES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each box tells where the next one begins
    const box = readHeader(await viewOf(at, LARGE_HEADER_BYTES), 0, source.size - at);
    if (!box) return;
    const isWhole = at + box.size <= source.size && box.size <= MAX_INDEX_BYTES;
    if (box.type === 'moof' && isWhole) yield viewOf(at + box.start, box.end - box.start);
    at += box.size;
  }
}

/** The index of the file, `moov`; null if it is missing or invalid. */
export const readIndex = async (source: Blob): Promise<DataView | null> => {
  for (let at = 0, count = 0; at < source.size && count < MOST_BOXES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each box tells where the next one begins
    const header = new DataView(await source.slice(at, at + LARGE_HEADER_BYTES).arrayBuffer());
    const box = readHeader(header, 0, source.size - at);
    if (!box) return null;
    if (box.type === 'moov')
      return box.size > MAX_INDEX_BYTES
        ? null
        : // oxlint-disable-next-line no-await-in-loop -- the last iteration
          new DataView(await source.slice(at + box.start, at + box.end).arrayBuffer());
    at += box.size;
  }
  return null;
};
