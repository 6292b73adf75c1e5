import { useCallback, useMemo, useState } from 'react';

import type { Video } from '../../../state/video/video';
import { useAppSelector } from '../../../state/hooks';
import { selectCutVersion } from '../edits/editsSlice';
import { useVideo } from '../video/useVideo';
import type { SelectedFrame } from './selectedFrame';

/** A selection, with what tells its frame from others once an edit has moved it. */
type Chosen = SelectedFrame & {
  readonly videoId: number;
  readonly startSeconds: number;
  /** The cut that the video showed. */
  readonly cutVersion: number;
};

/** The index of the frame that was selected; −1 if the video does not show it any more. */
const indexOf = (video: Video, { index, startSeconds }: Chosen): number => {
  const isAt = (at: number): boolean => at < video.count() && video.timeAt(at) === startSeconds;
  if (isAt(index)) return index;
  return Array.from({ length: video.count() }, (_, at) => at).findIndex(isAt);
};

export type FrameSelection = {
  /** Null if there is none, or its frame is not shown any more. */
  readonly selected: SelectedFrame | null;
  readonly select: (index: number, isAskedFor: boolean) => void;
};

/** The frame selected on the timeline or by its card. It stays the same frame when the video is cut again or edited. */
export const useSelectedFrame = (): FrameSelection => {
  const video = useVideo();
  const cutVersion = useAppSelector(selectCutVersion);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const select = useCallback(
    (index: number, isAskedFor: boolean) => {
      if (!video) return;
      setChosen({ index, isAskedFor, videoId: video.id, startSeconds: video.timeAt(index), cutVersion });
    },
    [video, cutVersion],
  );
  const selected = useMemo(() => {
    if (!video || chosen?.videoId !== video.id) return null;
    const index = indexOf(video, chosen);
    if (index < 0) return null;
    // After an edit, or its undo, nobody asked to see it.
    return cutVersion === chosen.cutVersion ? chosen : { index, isAskedFor: false };
  }, [chosen, video, cutVersion]);
  return { selected, select };
};
