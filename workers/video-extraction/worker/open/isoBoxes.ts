/** More than the index of a video of a day; a larger one is no index. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
const HEADER_BYTES = 8;
/** With a size of 64 bits behind the type. */
const LARGE_HEADER_BYTES = 16;
/** Sizes that stand for something else: one of 64 bits follows, or the box lasts to the end of the file. */
const LARGE_SIZE = 1;
const TO_THE_END = 0;
/** More boxes than stand before the index of any video; each is a reading of its own. */
const MOST_BOXES = 10_000;

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2): where its content begins and ends. */
export type Box = { readonly type: string; readonly start: number; readonly end: number };

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** Header of the box at `at`, which may end beyond the view; null where there is none. */
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

/** The first box at a path of types below another; null where there is none. */
export const findBox = (
  view: DataView,
  parent: Pick<Box, 'start' | 'end'>,
  ...path: readonly string[]
): Box | null => {
  const [type, ...rest] = path;
  const box = childrenOf(view, parent).find((child) => child.type === type) ?? null;
  return box && rest.length > 0 ? findBox(view, box, ...rest) : box;
};

/** The index of the file, `moov`; null where it has none, or one that cannot be. */
export const readIndex = async (source: Blob): Promise<DataView | null> => {
  for (let at = 0, count = 0; at < source.size && count < MOST_BOXES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where a box begins, the one before it says
    const header = new DataView(await source.slice(at, at + LARGE_HEADER_BYTES).arrayBuffer());
    const box = readHeader(header, 0, source.size - at);
    if (!box) return null;
    if (box.type === 'moov')
      return box.size > MAX_INDEX_BYTES
        ? null
        : // oxlint-disable-next-line no-await-in-loop -- the last turn
          new DataView(await source.slice(at + box.start, at + box.end).arrayBuffer());
    at += box.size;
  }
  return null;
};
