import type { CapturedFrame, VideoInfo } from '../../../../workers/video-extraction/common/api';
import type { CaptureSettings } from '../configure/captureSettings';

/** Where a video comes from, which decides what is said when it cannot be read. */
export type Origin = 'file' | 'stock' | 'random';

/** What is said of a video that can be read. Its file and its frames are with the `Video` of the same id. */
export type OpenedVideo = {
  readonly id: number;
  /** What to call it: the file's name, or what a stock video shows. */
  readonly name: string;
  readonly origin: Origin;
  readonly info: VideoInfo;
  /** Of its file, by which it is known again when it is chosen once more. */
  readonly sizeBytes: number;
};

export type VideoPalette = CapturedFrame['dominant'];

/** How an extraction ended; 'stopped' is canceled, or left behind with the page. */
export type Ending = 'completed' | 'stopped' | 'failed';

/** The video on the page, with the settings that its frames were captured by. */
export type Shown = OpenedVideo & { readonly settings: CaptureSettings };
