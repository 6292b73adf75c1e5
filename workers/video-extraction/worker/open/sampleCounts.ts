import { childrenOf, findBox, readIndex, type Box } from './isoBoxes';

/** This many can be listed quickly, valid or not. */
const FEW = 100_000;

/** Number of samples in a run-length table (ISO/IEC 14496-12, 8.6.1), up to the end of the file. */
const countRuns = (view: DataView, table: Box | null): number => {
  if (!table) return 0;
  const rows = view.getUint32(table.start + 4);
  const end = Math.min(table.end, view.byteLength, table.start + 8 + rows * 8);
  let sum = 0;
  for (let at = table.start + 8; at + 8 <= end; at += 8) sum += view.getUint32(at);
  return sum;
};

/** Number of samples that have a size; both kinds of table have the count at the same offset (8.7.3). */
const countSizes = (view: DataView, tables: Box): number => {
  const sizes = findBox(view, tables, 'stsz') ?? findBox(view, tables, 'stz2');
  return sizes ? view.getUint32(sizes.start + 8) : 0;
};

/**
 * Whether a track of an MP4 or QuickTime file has timestamps for far more samples than it has sizes for. The library
 * lists them one by one, which never ends for the four billion of a damaged entry.
 */
export const hasTooManySamples = async (source: Blob): Promise<boolean> => {
  try {
    const view = await readIndex(source);
    if (!view) return false;
    return childrenOf(view, { start: 0, end: view.byteLength }).some((track) => {
      const tables = track.type === 'trak' ? findBox(view, track, 'mdia', 'minf', 'stbl') : null;
      if (!tables) return false;
      const most = Math.max(FEW, countSizes(view, tables));
      return ['stts', 'ctts'].some((type) => countRuns(view, findBox(view, tables, type)) > most);
    });
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
