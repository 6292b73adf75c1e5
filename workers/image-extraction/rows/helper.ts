import type { RowsReading } from '../../../src/engine/pictureParts';
import type { RowsTask } from './api';

/** Null where it could not be read there; the frame stays the caller's. */
export type Helper = (frame: VideoFrame, task: RowsTask) => Promise<RowsReading | null>;
