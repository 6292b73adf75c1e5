import type { CapturedFrame, VideoInfo } from '../../../../workers/video-extraction/common/api';
import type { CaptureSettings } from '../configure/captureSettings';

/** Source of a video, which decides the message if it cannot be read. */
export type Origin = 'file' | 'stock' | 'random';

/** Metadata of a video that can be read. Its file and its frames are in the `Video` with the same id. */
export type OpenedVideo = {
  readonly id: number;
  /** Display name: the file's name, or the description of a stock video. */
  readonly name: string;
  readonly origin: Origin;
  readonly info: VideoInfo;
  /** Size of its file, to recognize it when it is chosen again. */
  readonly sizeBytes: number;
};

export type VideoPalette = CapturedFrame['dominant'];

/**
 * How an extraction ended: 'capped' means that the video goes on, but no more frames are kept, 'stopped' canceled, or
 * abandoned with the page.
 */
export type Ending = 'completed' | 'capped' | 'stopped' | 'failed';

/** Whether everything was read that is kept of a video. */
export const isFinal = (ending: Ending | null): boolean => ending === 'completed' || ending === 'capped';

/** The current video, with the settings of its frames. */
export type Shown = OpenedVideo & { readonly settings: CaptureSettings };
