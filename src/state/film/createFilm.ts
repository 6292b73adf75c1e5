import type { ColorSummary } from '../../engine/engine';
import type { Film, FilmFrame } from './film';
import { reportError } from '../reportError';
import { createFrameIndex, type FrameIndex } from './frameIndex';
import { createFrameWindow } from './frameWindow';
import type { FilmRecords, FrameRow, NewFrame } from './records/filmRecords';

/** A film that is larger is not kept on the device: after a reload its frames are there, and it is chosen again. */
const MAX_SOURCE_BYTES = 64 * 1024 * 1024;
/** Frames written together: one by one, each would wait for the disk. */
const FRAMES_PER_WRITE = 64;

const NO_COLORS: ColorSummary = { colors: new Uint32Array(), weights: new Uint32Array() };

/** A film as a reload has left it. */
export type KeptFilm = { readonly name: string; readonly index: FrameIndex; readonly colors: ColorSummary };

type FilmParts = {
  readonly id: number;
  readonly source: Blob | null;
  readonly records: FilmRecords;
  readonly now: () => Date;
  /** A name for a new run, in the records. What they have of the run before goes. */
  readonly nameRun: () => string;
  readonly kept?: KeptFilm;
};

const toRow = async ({ thumbnail, ...frame }: FilmFrame): Promise<FrameRow> => ({
  ...frame,
  jpeg: await thumbnail.arrayBuffer(),
});

const fromRow = ({ jpeg, ...frame }: FrameRow): FilmFrame => ({
  ...frame,
  thumbnail: new Blob([jpeg], { type: 'image/jpeg' }),
});

type OwnedFilm = Film & {
  /** Nothing more is written: the records have no place for it any longer. */
  readonly close: () => void;
};

/** A film of the page. Frames are in memory until the records have them, and in the window of those used last. */
export const createFilm = ({ id, source, records, now, nameRun, kept }: FilmParts): OwnedFilm => {
  let name = kept?.name ?? null;
  let index = kept?.index ?? createFrameIndex();
  let window = createFrameWindow();
  let unwritten = new Map<number, FilmFrame>();
  let colorsOf = () => kept?.colors ?? NO_COLORS;
  let beganAt = now().getTime();
  let isSourceKept = kept !== undefined;
  let isWriting = false;

  /** Writes the next frames; false where there are none. */
  const write = async (): Promise<boolean> => {
    const run = name;
    if (run === null || unwritten.size === 0) return false;
    const batch = [...unwritten].slice(0, FRAMES_PER_WRITE);
    const frames = batch.map(async ([at, frame]): Promise<NewFrame> => {
      const entry = { timeSeconds: index.timeAt(at), dominant: index.dominantAt(at) };
      return { index: at, entry, row: await toRow(frame) };
    });
    const written = await Promise.all(frames);
    // Another run may have begun: its records are no place for these.
    if (name !== run) return true;
    if (!isSourceKept && source && source.size <= MAX_SOURCE_BYTES) void records.putSource(run, source);
    isSourceKept = true;
    await records.putFrames(run, written);
    if (name !== run) return true;
    for (const [at, frame] of batch) {
      // It may have been given other palettes meanwhile.
      if (unwritten.get(at) !== frame) continue;
      unwritten.delete(at);
      window.put(at, frame);
    }
    return true;
  };

  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    try {
      let hasMore = true;
      // oxlint-disable-next-line no-await-in-loop -- while one batch is written, the next one gathers
      while (hasMore) hasMore = await write();
    } catch (error) {
      // They stay in memory, and the next frame has them tried again.
      reportError('keeping the frames of a film', error);
    } finally {
      isWriting = false;
    }
  };

  const put = (at: number, frame: FilmFrame): void => {
    unwritten.set(at, frame);
    void writeAll();
  };

  const peek: Film['peek'] = (at) => unwritten.get(at) ?? window.get(at);

  const read: Film['read'] = async (at) => {
    const frame = peek(at);
    const run = name;
    if (frame || run === null || at < 0 || at >= index.count()) return frame;
    const row = await records.readFrame(run, at);
    if (!row || run !== name) return undefined;
    // Other palettes may have come meanwhile.
    const found = peek(at) ?? fromRow(row);
    window.put(at, found);
    return found;
  };

  const save: Film['save'] = (about) => {
    if (name !== null) void records.putFilm(name, { about, colors: colorsOf(), at: beganAt });
  };

  return {
    id,
    source,
    count: () => index.count(),
    timeAt: (at) => index.timeAt(at),
    dominantAt: (at) => index.dominantAt(at),
    peek,
    read,
    begin: (about, colors) => {
      name = nameRun();
      index = createFrameIndex();
      window = createFrameWindow();
      unwritten = new Map();
      colorsOf = colors;
      beganAt = now().getTime();
      isSourceKept = false;
      save(about);
    },
    add: ({ timeSeconds, dominant, thumbnail, width, height, palettes, summary }) => {
      index.add({ timeSeconds, dominant });
      put(index.count() - 1, { thumbnail, width, height, palettes, summary, round: 0 });
    },
    replacePalettes: async (at, change) => {
      const frame = await read(at);
      if (frame) put(at, { ...frame, ...change });
    },
    colors: () => colorsOf(),
    save,
    close: () => {
      name = null;
    },
  };
};
