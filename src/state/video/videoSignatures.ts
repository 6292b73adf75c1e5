import type { SignedFrames } from '../../../workers/video-extraction/common/api';
import {
  BLOCK_FRAMES,
  createBatchStore,
  type FrameSignatures,
  joinBatches,
} from '../../engine/shots/frameSignatures';
import { reportError } from '../reportError';
import type { SignatureBlock } from './records/videoRecords';

export type VideoSignatures = {
  readonly add: (frames: SignedFrames) => void;
  /** Whether there are any, in memory or stored. */
  readonly hasAny: () => boolean;
  /** Also writes the last signatures, which do not fill a block yet. */
  readonly flush: () => void;
  readonly read: () => Promise<FrameSignatures>;
};

type Parts = {
  /** Number of stored blocks after a reload. */
  readonly keptBlocks: number;
  readonly write: (block: SignatureBlock) => Promise<void>;
  readonly readKept: () => Promise<readonly SignatureBlock[]>;
};

/** The signatures of a video, in memory only until a block of them is full and written: 41 seconds of it, 90 kB. */
export const createVideoSignatures = ({ keptBlocks, write, readKept }: Parts): VideoSignatures => {
  const unwritten = new Map<number, SignatureBlock>();
  let blocks = keptBlocks;
  let batches: SignedFrames[] = [];
  let count = 0;
  let isFlushed = true;

  const writeBlock = async (block: SignatureBlock): Promise<void> => {
    unwritten.set(block.index, block);
    try {
      await write(block);
      // It may have grown meanwhile.
      if (unwritten.get(block.index) === block) unwritten.delete(block.index);
    } catch (error) {
      // They stay in memory.
      reportError('keeping the signatures of a film', error);
    }
  };

  /** The frames since the last full block, as a block. */
  const running = (): SignatureBlock => ({ index: blocks, ...joinBatches(batches) });

  return {
    add: (frames) => {
      batches.push(frames);
      count += frames.timesUs.length;
      isFlushed = false;
      if (count < BLOCK_FRAMES) return;
      const block = running();
      blocks += 1;
      batches = [];
      count = 0;
      isFlushed = true;
      void writeBlock(block);
    },
    hasAny: () => blocks > 0 || count > 0,
    flush: () => {
      if (isFlushed) return;
      isFlushed = true;
      void writeBlock(running());
    },
    read: async () => {
      const known = new Map((await readKept()).map((block) => [block.index, block]));
      for (const block of unwritten.values()) known.set(block.index, block);
      if (count > 0) known.set(blocks, running());
      const inOrder = [...known.values()].toSorted((one, other) => one.index - other.index);
      const store = createBatchStore();
      for (const block of inOrder) store.add(block);
      return store.read();
    },
  };
};
