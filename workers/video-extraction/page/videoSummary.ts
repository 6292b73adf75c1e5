import type { VideoSummary, VideoColors } from '../common/api';
import { createCoarseCells } from '../common/coarseCells';
import { createCoarsePatches } from '../common/coarsePatches';
import { frameKind } from '../common/frameKind';

/** Total weight of all frames of a video, regardless of its length: well within the 32 bits of a weight. */
const VIDEO_WEIGHT = 1e8;
const MAX_ENTRIES = 4096;

const createGathering = () => {
  const cells = createCoarseCells();
  const patches = createCoarsePatches();
  let total = 0;
  return {
    seconds: (): number => total,
    add: (frame: VideoColors, seconds: number): void => {
      const weight = frame.summary.weights.reduce((sum, each) => sum + each, 0);
      if (weight === 0) return;
      total += seconds;
      cells.add(frame.summary, seconds / weight);
      patches.add(frame.patches, seconds);
    },
    read: (): VideoColors => ({
      summary: cells.toSummary(MAX_ENTRIES, VIDEO_WEIGHT / Math.max(total, Number.MIN_VALUE)),
      patches: patches.read(),
    }),
  };
};

/**
 * Accumulates the frames of a video. Black and white frames occur between pictures and before them: they only count if
 * there is nothing else. Frames of another single color count if they outweigh the pictures.
 */
export const createVideoSummary = (): VideoSummary => {
  const pictures = createGathering();
  const picturesAndFlats = createGathering();
  const blanks = createGathering();
  let flatSeconds = 0;
  return {
    add: (frame, seconds) => {
      const kind = frameKind(frame.summary);
      if (kind === 'flat') flatSeconds += seconds;
      if (kind === 'picture') pictures.add(frame, seconds);
      (kind === 'blank' ? blanks : picturesAndFlats).add(frame, seconds);
    },
    read: () => {
      if (picturesAndFlats.seconds() === 0) return blanks.read();
      return (flatSeconds > pictures.seconds() ? picturesAndFlats : pictures).read();
    },
  };
};
