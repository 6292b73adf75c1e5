import { childrenOf, findBox, readFragments, readIndex, type Box } from './isoBoxes';

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

/** Flags of a fragment's header of a track and of its runs (8.8.7, 8.8.8). */
const [BASE_OFFSET, DESCRIPTION, DURATION, SIZE] = [0x1, 0x2, 0x8, 0x10] as const;
const OF_EACH_SAMPLE = 0xf00;

const flagsOf = (view: DataView, { start }: Box): number => view.getUint32(start) & 0xffffff;

const childrenOfType = (view: DataView, parent: Pick<Box, 'start' | 'end'>, type: string): Box[] =>
  childrenOf(view, parent).filter((child) => child.type === type);

/** Bytes of a sample of each track, where its fragments do not say. */
const usualSizes = (view: DataView): ReadonlyMap<number, number> => {
  const extension = findBox(view, { start: 0, end: view.byteLength }, 'mvex');
  const rows = extension ? childrenOfType(view, extension, 'trex') : [];
  return new Map(rows.map(({ start }) => [view.getUint32(start + 4), view.getUint32(start + 16)]));
};

/** Bytes of a sample in a fragment of a track. */
const sizeIn = (view: DataView, header: Box, usual: ReadonlyMap<number, number>): number => {
  const flags = flagsOf(view, header);
  if ((flags & SIZE) === 0) return usual.get(view.getUint32(header.start + 4)) ?? 0;
  const before = [
    [BASE_OFFSET, 8],
    [DESCRIPTION, 4],
    [DURATION, 4],
  ] as const;
  return view.getUint32(
    before.reduce((at, [flag, bytes]) => at + ((flags & flag) === 0 ? 0 : bytes), header.start + 8),
  );
};

/**
 * Bytes of the samples of a fragment that are only counted, at least one each. Where something is written of each, they
 * end with the fragment.
 */
const countedBytes = (view: DataView, usual: ReadonlyMap<number, number>): number => {
  let sum = 0;
  for (const track of childrenOfType(view, { start: 0, end: view.byteLength }, 'traf')) {
    const header = findBox(view, track, 'tfhd');
    const size = header ? Math.max(1, sizeIn(view, header, usual)) : 1;
    for (const run of childrenOfType(view, track, 'trun'))
      if ((flagsOf(view, run) & OF_EACH_SAMPLE) === 0) sum += view.getUint32(run.start + 4) * size;
  }
  return sum;
};

/** Whether a fragment counts more samples than the file has bytes for. */
const hasTooManyInFragment = async (source: Blob, index: DataView): Promise<boolean> => {
  if (!findBox(index, { start: 0, end: index.byteLength }, 'mvex')) return false;
  const usual = usualSizes(index);
  for await (const fragment of readFragments(source))
    if (countedBytes(fragment, usual) > Math.max(FEW, source.size)) return true;
  return false;
};

/**
 * Whether a track of an MP4 or QuickTime file has timestamps for far more samples than it has sizes for, or a fragment
 * counts more than the file can hold. The library lists them one by one, which never ends for the four billion of a damaged entry.
 */
export const hasTooManySamples = async (source: Blob): Promise<boolean> => {
  try {
    const view = await readIndex(source);
    if (!view) return false;
    const hasTooMany = childrenOf(view, { start: 0, end: view.byteLength }).some((track) => {
      const tables = track.type === 'trak' ? findBox(view, track, 'mdia', 'minf', 'stbl') : null;
      if (!tables) return false;
      const most = Math.max(FEW, countSizes(view, tables));
      return ['stts', 'ctts'].some((type) => countRuns(view, findBox(view, tables, type)) > most);
    });
    return hasTooMany || (await hasTooManyInFragment(source, view));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
