import type { CapturedFrame, VideoColors } from '../../../workers/video-extraction/common/api';
import type { Video, FrameResult } from './video';
import { reportError } from '../reportError';
import { createFrameIndex, type FrameIndex } from './frameIndex';
import { createVideoSignatures, type VideoSignatures } from './videoSignatures';
import { createFrameWindow } from './frameWindow';
import { createMeanColumns, type MeanColumns } from './meanColumns';
import { createLatestOnly } from '../latestOnly';
import { capturedFrom, capturedUntil, placementOf } from './capturedRows';
import { type Placement, withNext } from './placement';
import type { VideoRecords, FrameRow, NewFrame } from './records/videoRecords';

/**
 * A larger file is not stored on the device: after a reload only its frames are restored, and it has to be chosen
 * again.
 */
const MAX_SOURCE_BYTES = 64 * 1024 * 1024;
/** Frames per transaction: one transaction per frame would each wait for the disk. */
const FRAMES_PER_WRITE = 64;

const NO_COLORS: VideoColors = {
  summary: { colors: new Uint32Array(), weights: new Uint32Array() },
  patches: { colors: new Uint32Array(), areas: new Float32Array(), contrasts: new Float32Array() },
};

/** A video restored after a reload. */
export type StoredVideo = {
  readonly name: string;
  readonly index: FrameIndex;
  readonly colors: VideoColors;
  readonly means: MeanColumns;
  /** Null if it was never arranged. */
  readonly order: readonly Placement[] | null;
  readonly signatureBlocks: number;
  /** Whether the colors are those of all that it shows. */
  readonly isColored: boolean;
};

type VideoParts = {
  readonly id: number;
  readonly source: Blob | null;
  readonly records: VideoRecords;
  readonly now: () => Date;
  /** Creates the name of a new run in the records; the records of the previous run are removed. */
  readonly nameRun: () => string;
  readonly kept?: StoredVideo;
};

const toRow = async ({ thumbnail, ...frame }: FrameResult): Promise<FrameRow> => ({
  ...frame,
  jpeg: await thumbnail.arrayBuffer(),
});

const fromRow = ({ jpeg, ...frame }: FrameRow): FrameResult => ({
  ...frame,
  thumbnail: new Blob([jpeg], { type: 'image/jpeg' }),
});

type OwnedVideo = Video & {
  /** Stops writing: the records no longer hold this video. */
  readonly close: () => void;
  /** The name of its run in the records; null if nothing of it is stored. */
  readonly runName: () => string | null;
  /** Stores that it is still open. */
  readonly refresh: () => void;
};

/**
 * A video of the page. Frames stay in memory until they are stored, and in the window of the most recently used ones.
 */
export const createVideo = ({ id, source, records, now, nameRun, kept }: VideoParts): OwnedVideo => {
  const signaturesOf = (run: string | null, keptBlocks: number): VideoSignatures =>
    createVideoSignatures({
      keptBlocks,
      write: async (block) => {
        // Another run may have begun; these signatures do not belong to it.
        if (run !== null && name === run) await records.putSignatures(run, block);
      },
      readKept: async () => (run === null ? [] : records.readSignatures(run)),
    });

  let name = kept?.name ?? null;
  let index = kept?.index ?? createFrameIndex();
  let window = createFrameWindow();
  let unwritten = new Map<number, FrameResult>();
  /** Null while the frames are shown as they were captured. */
  let arranged = kept?.order ?? null;
  let means = kept?.means ?? createMeanColumns();
  /** Blocks that differ from the stored ones. */
  let changedMeans = new Set<number>();
  let signatures = signaturesOf(name, kept?.signatureBlocks ?? 0);
  let colorsOf = () => kept?.colors ?? NO_COLORS;
  let isColored = kept?.isColored ?? true;
  let isSourceKept = kept !== undefined;
  /** Settles once all frames so far are stored, or the device has failed to store them. */
  let writing: Promise<void> | null = null;

  const writeMeans = (run: string): void => {
    for (const block of changedMeans) void records.putMeans(run, block, means.block(block));
    changedMeans = new Set();
  };

  /** Writes the next batch of frames; false if there are none. */
  const write = async (): Promise<boolean> => {
    const run = name;
    if (run === null || unwritten.size === 0) return false;
    const batch = [...unwritten].slice(0, FRAMES_PER_WRITE);
    const frames = batch.map(async ([row, frame]): Promise<NewFrame> => {
      const entry = index.entryAt(row) ?? { timeSeconds: 0, dominant: [] };
      return { index: row, entry, row: await toRow(frame) };
    });
    const written = await Promise.all(frames);
    // Another run may have begun; these frames do not belong to it.
    if (name !== run) return true;
    // Means and signatures up to a frame are stored before it: a run resumed after the frame does not read them again.
    writeMeans(run);
    signatures.flush();
    if (!isSourceKept && source && source.size <= MAX_SOURCE_BYTES) void records.putSource(run, source);
    isSourceKept = true;
    await records.putFrames(run, written);
    if (name !== run) return true;
    for (const [row, frame] of batch) {
      // Its palettes may have been replaced meanwhile.
      if (unwritten.get(row) !== frame) continue;
      unwritten.delete(row);
      window.put(row, frame);
    }
    return true;
  };

  const writeFrames = async (): Promise<void> => {
    try {
      let hasMore = true;
      // oxlint-disable-next-line no-await-in-loop -- while one batch is written, the next one gathers
      while (hasMore) hasMore = await write();
    } catch (error) {
      // They stay in memory, and are tried again with the next frame.
      reportError('keeping the frames of a film', error);
    } finally {
      writing = null;
    }
  };

  const writeOrder = createLatestOnly(
    async ({ run, order }: { readonly run: string; readonly order: readonly Placement[] }) => {
      // Another run may have begun; it does not have these frames.
      if (name !== run) return;
      try {
        await records.putOrder(run, order);
      } catch (error) {
        reportError('keeping what is shown of a film', error);
      }
    },
  );

  const put = (row: number, frame: FrameResult): void => {
    unwritten.set(row, frame);
    writing ??= writeFrames();
  };

  const count = (): number => arranged?.length ?? index.count();
  /** −1 past the end. */
  const rowAt = (at: number): number => {
    if (arranged) return arranged[at]?.row ?? -1;
    return at >= 0 && at < index.count() ? at : -1;
  };
  const placementAt: Video['placementAt'] = (at) => {
    if (arranged) return arranged[at];
    return rowAt(at) < 0 ? undefined : placementOf(index, at);
  };

  const peekRow = (row: number): FrameResult | undefined => unwritten.get(row) ?? window.get(row);

  const readRow = async (row: number): Promise<FrameResult | undefined> => {
    const frame = peekRow(row);
    const run = name;
    if (frame || run === null || row < 0 || row >= index.count()) return frame;
    const read = await records.readFrame(run, row);
    if (!read || run !== name) return undefined;
    // Its palettes may have been replaced meanwhile.
    const found = peekRow(row) ?? fromRow(read);
    window.put(row, found);
    return found;
  };

  const addFrame = ({ timeSeconds, dominant, shot, state, ...frame }: CapturedFrame): number => {
    const { thumbnail, width, height, palettes, summary, patches } = frame;
    index.add({ timeSeconds, dominant, ...(shot && { shot }), ...(state && { state }) });
    const row = index.count() - 1;
    put(row, { thumbnail, width, height, palettes, summary, patches, round: 0 });
    return row;
  };

  const arrange: Video['arrange'] = (order) => {
    arranged = order;
    if (name !== null) writeOrder({ run: name, order });
  };

  const save: Video['save'] = (about, meanwhile = about) => {
    const run = name;
    if (run === null) return;
    const putAbout = (said: unknown): void => {
      if (name === run) void records.putVideo(run, { about: said, colors: colorsOf(), at: now().getTime() });
    };
    putAbout(writing ? meanwhile : about);
    void writing?.then(() => putAbout(about));
    writeMeans(run);
    signatures.flush();
  };

  return {
    id,
    source,
    count,
    timeAt: (at) => (arranged ? (arranged[at]?.startSeconds ?? 0) : index.timeAt(at)),
    endAt: (at) => (arranged ? arranged[at]?.endSeconds : index.shotAt(rowAt(at))?.endSeconds) ?? null,
    dominantAt: (at) => index.dominantAt(rowAt(at)),
    peek: (at) => peekRow(rowAt(at)),
    read: async (at) => readRow(rowAt(at)),
    readRow,
    order: () => arranged ?? Array.from({ length: index.count() }, (_, row) => placementOf(index, row)),
    arrange: (order) => {
      arrange(order);
      isColored = false;
    },
    placementAt,
    rowCount: () => index.count(),
    dominantOf: (row) => index.dominantAt(row),
    pictureSecondsOf: (row) => index.pictureSecondsAt(row),
    begin: (about, colors) => {
      name = null;
      name = nameRun();
      index = createFrameIndex();
      window = createFrameWindow();
      unwritten = new Map();
      arranged = null;
      means = createMeanColumns();
      changedMeans = new Set();
      signatures = signaturesOf(name, 0);
      colorsOf = colors;
      isColored = true;
      isSourceKept = false;
      save(about);
    },
    continueRun: (about, colors) => {
      colorsOf = colors;
      isColored = true;
      save(about);
    },
    capturedUntil: () => capturedUntil(index),
    capturedFrom: (row) => capturedFrom(index, row),
    readUntil: () => {
      const lastRead = means.lastSeconds();
      let latest = lastRead;
      for (let row = 0; row < index.count(); row += 1) latest = Math.max(latest ?? 0, index.timeAt(row));
      return latest;
    },
    runState: () => index.latestState(),
    add: (frame) => {
      const row = addFrame(frame);
      if (arranged) arrange(withNext(arranged, placementOf(index, row)));
    },
    // What the capture of single pictures knew of the video is not the state of its run.
    addRow: ({ state: _state, ...frame }) => addFrame(frame),
    addSigned: (frames) => signatures.add(frames),
    hasSignatures: () => signatures.hasAny(),
    readSignatures: async () => signatures.read(),
    replacePalettesOf: async (row, change) => {
      const frame = await readRow(row);
      if (frame) put(row, { ...frame, ...change });
    },
    colors: () => colorsOf(),
    isColored: () => isColored,
    addMeans: (added) => {
      for (const block of means.add(added)) changedMeans.add(block);
      // A full block does not change any more.
      if (name !== null && changedMeans.size > 1) writeMeans(name);
    },
    means: () => means.read(),
    recolor: (colors) => {
      colorsOf = () => colors;
      isColored = true;
    },
    save,
    runName: () => name,
    refresh: () => {
      if (name !== null) void records.touch(name, now().getTime());
    },
    close: () => {
      name = null;
    },
  };
};
