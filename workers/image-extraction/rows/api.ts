import type { Rows, RowsReading } from '../../../src/engine/pictureParts';
import type { Corner, PictureSize } from '../../../src/engine/pictureReader';
import type { PreviewTask, SeenPreview } from '../seePreview';

export type RowsTask = {
  /** Of the picture, which may be a part of the frame that begins at `corner`. */
  readonly size: PictureSize;
  readonly corner: Corner;
  readonly previewSide: number;
  /** Of the picture; whole parts, as `partsOf` names them. */
  readonly rows: Rows;
};

/** The whole contract of a worker that takes part of the reading of a picture off the one that decoded it. */
export interface RowsApi {
  /** Takes ownership of the frame. Null where its pixels cannot be had. */
  read(frame: VideoFrame, task: RowsTask): Promise<RowsReading | null>;
  /** Null where the browser gives no canvas. */
  see(task: PreviewTask): Promise<SeenPreview | null>;
}
