/** What the edit list of a track leaves of it. */
export type Edits = {
  /** In the file's own time; null where the track is shown to its end. */
  readonly endSeconds: number | null;
  /** Nothing is shown before it, although the film has begun: 0 for nearly all. */
  readonly delaySeconds: number;
  /** Pieces of the track that are shown one after the other, or at another speed: only players know how. */
  readonly isMontage: boolean;
};

export const NO_EDITS: Edits = { endSeconds: null, delaySeconds: 0, isMontage: false };

/** More than the index of a film of a day; a larger one is no index. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
const HEADER_BYTES = 16;
/** More boxes than stand before the index of any film; each is a reading of its own. */
const MOST_BOXES = 10_000;

type Box = { readonly type: string; readonly start: number; readonly end: number };

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** Header of the box at `at`, which may end beyond the view; null where there is none. */
const readHeader = (view: DataView, at: number, limit: number): (Box & { readonly size: number }) | null => {
  if (at + 8 > view.byteLength) return null;
  const short = view.getUint32(at);
  if (short === 1 && at + HEADER_BYTES > view.byteLength) return null;
  const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? limit - at : short;
  if (size < 8) return null;
  return { type: typeAt(view, at + 4), start: at + (short === 1 ? HEADER_BYTES : 8), end: at + size, size };
};

const childrenOf = (view: DataView, { start, end }: Pick<Box, 'start' | 'end'>): Box[] => {
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

const find = (view: DataView, parent: Pick<Box, 'start' | 'end'>, ...path: readonly string[]): Box | null => {
  const [type, ...rest] = path;
  const box = childrenOf(view, parent).find((child) => child.type === type) ?? null;
  return box && rest.length > 0 ? find(view, box, ...rest) : box;
};

/** The index of the file, `moov`; null where it has none, or one that cannot be. */
const readIndex = async (source: Blob): Promise<DataView | null> => {
  for (let at = 0, count = 0; at < source.size && count < MOST_BOXES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where a box begins, the one before it says
    const header = new DataView(await source.slice(at, at + HEADER_BYTES).arrayBuffer());
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

/** A header that has its time scale behind two dates, which are longer in version 1 (ISO/IEC 14496-12, 8.2.2). */
const timeScaleOf = (view: DataView, { start }: Box): number =>
  view.getUint32(start + (view.getUint8(start) === 1 ? 20 : 12));

type Edit = { readonly duration: number; readonly mediaTime: number; readonly rate: number };

/** ISO/IEC 14496-12, 8.6.6. */
const readEdits = (view: DataView, { start }: Box): Edit[] => {
  const isLong = view.getUint8(start) === 1;
  const bytes = isLong ? 20 : 12;
  return Array.from({ length: view.getUint32(start + 4) }, (_, index) => {
    const at = start + 8 + index * bytes;
    return {
      duration: isLong ? Number(view.getBigUint64(at)) : view.getUint32(at),
      mediaTime: isLong ? Number(view.getBigInt64(at + 8)) : view.getInt32(at + 4),
      rate: view.getUint32(at + bytes - 4) / 65_536,
    };
  });
};

const describe = (edits: readonly Edit[], timeScale: number): Edits => {
  const shown = edits.filter(({ mediaTime }) => mediaTime >= 0);
  if (shown.length > 1 || shown.some(({ rate }) => rate !== 1)) return { ...NO_EDITS, isMontage: true };
  if (shown.length === 0 || timeScale === 0) return NO_EDITS;
  const before = edits.slice(
    0,
    edits.findIndex(({ mediaTime }) => mediaTime >= 0),
  );
  const delay = before.reduce((sum, { duration }) => sum + duration, 0);
  const length = shown[0]?.duration ?? 0;
  return {
    // Without a length, as in fragmented files: to the end.
    endSeconds: length === 0 ? null : (delay + length) / timeScale,
    delaySeconds: delay / timeScale,
    isMontage: false,
  };
};

/** Reads the edit list of a track of an MP4 or QuickTime file; what makes no sense is no edit. */
export const readEditList = async (source: Blob, trackId: number): Promise<Edits> => {
  try {
    const view = await readIndex(source);
    if (!view) return NO_EDITS;
    const index = { start: 0, end: view.byteLength };
    const header = find(view, index, 'mvhd');
    for (const track of childrenOf(view, index).filter(({ type }) => type === 'trak')) {
      const about = find(view, track, 'tkhd');
      const list = find(view, track, 'edts', 'elst');
      const id = about && view.getUint32(about.start + (view.getUint8(about.start) === 1 ? 20 : 12));
      if (id === trackId && header && list) return describe(readEdits(view, list), timeScaleOf(view, header));
    }
    return NO_EDITS;
  } catch (error) {
    if (error instanceof RangeError) return NO_EDITS;
    throw error;
  }
};
