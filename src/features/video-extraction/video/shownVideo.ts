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

/** How an extraction ended; 'stopped' means canceled, or abandoned with the page. */
export type Ending = 'completed' | 'stopped' | 'failed';

/** The current video, with the settings of its frames. */
export type Shown = OpenedVideo & { readonly settings: CaptureSettings };
