import type { Resume, VideoColors, VideoExtractor } from '../../../../workers/video-extraction/common/api';
import type { Video } from '../../../state/video/video';

/** The colors of an earlier run and of the one that goes on from it, each for as long as it has read. */
export const bothColors = (
  extractor: Pick<VideoExtractor, 'gather'>,
  before: VideoColors,
  { afterSeconds }: Resume,
  video: Video,
  read: () => VideoColors,
): (() => VideoColors) => {
  return () => {
    const gathered = extractor.gather();
    gathered.add(before, Math.max(1, afterSeconds));
    const since = (video.capturedUntil() ?? 0) - afterSeconds;
    if (since > 0) gathered.add(read(), since);
    return gathered.read();
  };
};

/** Where a run that goes on begins; null where nothing was captured yet. */
export const resumeOf = (video: Video): Resume | null => {
  const afterSeconds = video.capturedUntil();
  return afterSeconds === null ? null : { count: video.rowCount(), afterSeconds };
};
