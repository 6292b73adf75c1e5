import type { Engine } from '../../../src/engine/engine';
import type { RowsReading } from '../../../src/engine/pictureParts';
import type { PreviewTask, SeenPreview } from '../seePreview';
import type { RowsTask } from './api';

/** Another worker. Returns null if it failed; the caller keeps ownership of what it passed. */
export type Helper = {
  readonly read: (frame: VideoFrame, task: RowsTask) => Promise<RowsReading | null>;
  readonly see: (task: PreviewTask) => Promise<SeenPreview | null>;
};

/** What is needed to read colors. The helpers are ready. */
export type Readers = {
  readonly engine: Engine;
  readonly helpers: readonly Helper[];
};
