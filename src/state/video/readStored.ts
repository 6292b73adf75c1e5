import type { StoredVideo } from './createVideo';
import { createFrameIndex, type FrameIndex } from './frameIndex';
import { createMeanColumns } from './meanColumns';
import type { VideoRecords } from './records/videoRecords';

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
  readonly kept: StoredVideo;
};

/** What a video needs to go on after a reload; null if nothing of it is stored. */
export const readStored = async (records: VideoRecords, name: string): Promise<Stored | null> => {
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
