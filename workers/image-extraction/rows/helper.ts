import type { Engine } from '../../../src/engine/engine';
import type { RowsReading } from '../../../src/engine/pictureParts';
import type { PreviewTask, SeenPreview } from '../seePreview';
import type { RowsTask } from './api';

/** A worker beside this one. Null where it could not do it; what it was given stays the caller's. */
export type Helper = {
  readonly read: (frame: VideoFrame, task: RowsTask) => Promise<RowsReading | null>;
  readonly see: (task: PreviewTask) => Promise<SeenPreview | null>;
};

/** What colors are read with. */
export type Readers = {
  readonly engine: Engine;
  readonly helpers: readonly Helper[];
};
