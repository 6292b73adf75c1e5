import type { Rows, RowsReading } from '../../../src/engine/pictureParts';
import type { Corner, PictureSize } from '../../../src/engine/pictureReader';
import type { PreviewTask, SeenPreview } from '../seePreview';

export type RowsTask = {
  /** Size of the picture, which may be a part of the frame that begins at `corner`. */
  readonly size: PictureSize;
  readonly corner: Corner;
  readonly previewSide: number;
  /** Rows of the picture; whole parts, as returned by `partsOf`. */
  readonly rows: Rows;
};

/**
 * The API of a helper worker that takes over part of reading a picture from the worker that decoded it. It hears
 * nothing until its engine is warmed up, when it sends a first message.
 */
export interface RowsApi {
  /** Takes ownership of the frame. Null if its pixels are not accessible. */
  read(frame: VideoFrame, task: RowsTask): Promise<RowsReading | null>;
  /** Null if the browser provides no canvas. */
  see(task: PreviewTask): Promise<SeenPreview | null>;
}
