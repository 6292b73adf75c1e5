import type { StoredVideo } from './createVideo';
import { createFrameIndex, type FrameIndex } from './frameIndex';
import { createMeanColumns } from './meanColumns';
import type { VideoRecords } from './records/videoRecords';
import type { RestoredVideo, Video } from './video';

/** Entries read together: a few milliseconds of work. */
const ENTRIES_PER_READ = 512;

const readIndex = async (records: VideoRecords, name: string): Promise<FrameIndex> => {
  const index = createFrameIndex();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the last one ended
    const entries = await records.readIndex(name, index.count(), ENTRIES_PER_READ);
    entries.forEach(index.add);
    if (entries.length < ENTRIES_PER_READ) return index;
  }
};

type Stored = {
  readonly source: Blob | null;
  readonly about: unknown;
  readonly count: number;
  readonly kept: Omit<StoredVideo, 'isColored'>;
};

/** What a video needs to go on after a reload; null if nothing of it is stored. */
const readStored = async (records: VideoRecords, name: string): Promise<Stored | null> => {
  const row = await records.readVideo(name);
  if (!row) return null;
  const { source, colors, about, order, signatureBlocks } = row;
  const index = await readIndex(records, name);
  // The page may have been closed before the last placed frames were written.
  const shown = order?.filter(({ row: at }) => at < index.count()) ?? null;
  const means = createMeanColumns();
  for (const block of await records.readMeans(name)) means.add(block);
  const kept = { name, index, colors, means, order: shown, signatureBlocks };
  return { source, about, count: shown?.length ?? index.count(), kept };
};

type RestoreParts = {
  readonly records: VideoRecords;
  /** The names of the tab's videos, which may change meanwhile. */
  readonly names: () => readonly string[];
  readonly rename: (names: readonly string[]) => void;
  readonly open: (stored: { readonly source: Blob | null; readonly kept: StoredVideo }) => Video;
};

/** Reads the stored videos of a tab, in the order of their names; what another tab has open is copied. */
export const restoreVideos = async ({
  records,
  names,
  rename,
  open,
}: RestoreParts): Promise<readonly RestoredVideo[]> => {
  // Together: those that another page has open are waited for, seconds each.
  const claims = await Promise.all(names().map(async (name) => ({ name, own: await records.claim(name) })));
  const restored: RestoredVideo[] = [];
  for (const { name, own } of claims) {
    // A run may have begun meanwhile, for which it had to go.
    if (own === null || !names().includes(name)) continue;
    if (own !== name) rename(names().map((other) => (other === name ? own : other)));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they may be large
    const stored = await readStored(records, own);
    if (!stored) continue;
    const { about, count, source, kept } = stored;
    restored.push({
      about,
      count,
      open: (isColored = true) => open({ source, kept: { ...kept, isColored } }),
    });
  }
  return restored;
};
