import type { Rows, RowsReading } from '../../../src/engine/pictureParts';
import type { Corner, PictureSize } from '../../../src/engine/pictureReader';

export type RowsTask = {
  /** Of the picture, which may be a part of the frame that begins at `corner`. */
  readonly size: PictureSize;
  readonly corner: Corner;
  readonly previewSide: number;
  /** Of the picture; whole parts, as `partsOf` names them. */
  readonly rows: Rows;
};

/** The whole contract of a worker that reads rows of a decoded picture beside the one that decoded it. */
export interface RowsApi {
  /** Takes ownership of the frame. Null where its pixels cannot be had. */
  read(frame: VideoFrame, task: RowsTask): Promise<RowsReading | null>;
}
