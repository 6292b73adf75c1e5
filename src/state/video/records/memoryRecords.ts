import type { FrameMeans } from '../../../../workers/video-extraction/common/api';
import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';
import type { VideoRecords, VideoRow, FrameRow, SignatureBlock } from './videoRecords';

type Kept = {
  row: VideoRow | null;
  source: Blob | null;
  order: readonly Placement[] | null;
  readonly signatures: Map<number, SignatureBlock>;
  readonly entries: Map<number, IndexEntry>;
  readonly frames: Map<number, FrameRow>;
  readonly means: FrameMeans[];
};

/** Keeps videos in memory until the page is closed: for browsers without storage, as in some private windows. */
export const createMemoryRecords = (): VideoRecords => {
  const videos = new Map<string, Kept>();
  const keptOf = (name: string): Kept => {
    const kept = videos.get(name) ?? {
      row: null,
      source: null,
      order: null,
      signatures: new Map(),
      entries: new Map(),
      frames: new Map(),
      means: [],
    };
    videos.set(name, kept);
    return kept;
  };
  return {
    claim: async (name) => name,
    putVideo: async (name, row) => {
      keptOf(name).row = row;
    },
    touch: async (name, at) => {
      const kept = videos.get(name);
      if (kept?.row) kept.row = { ...kept.row, at };
    },
    putSource: async (name, source) => {
      keptOf(name).source = source;
    },
    putMeans: async (name, block, means) => {
      keptOf(name).means[block] = means;
    },
    readMeans: async (name) => videos.get(name)?.means ?? [],
    putOrder: async (name, order) => {
      keptOf(name).order = order;
    },
    putSignatures: async (name, block) => {
      keptOf(name).signatures.set(block.index, block);
    },
    readSignatures: async (name) => [...(videos.get(name)?.signatures.values() ?? [])],
    putFrames: async (name, frames) => {
      const kept = keptOf(name);
      for (const { index, entry, row } of frames) {
        kept.entries.set(index, entry);
        kept.frames.set(index, row);
      }
    },
    readVideo: async (name) => {
      const kept = videos.get(name);
      if (!kept?.row) return null;
      const { row, source, order, signatures } = kept;
      return { ...row, source, order, signatureBlocks: signatures.size };
    },
    readIndex: async (name, from, count) => {
      const entries = [...(videos.get(name)?.entries ?? [])].toSorted(([a], [b]) => a - b);
      return entries.slice(from, from + count).map(([, entry]) => entry);
    },
    readFrame: async (name, index) => videos.get(name)?.frames.get(index),
    remove: async (name) => {
      videos.delete(name);
    },
    removeBefore: async (at, kept) => {
      for (const [name, { row }] of videos) if (row && row.at < at && !kept.has(name)) videos.delete(name);
    },
  };
};
