import { useCallback, useEffect, useRef, useState } from 'react';

import { useAppDispatch } from '../../../state/hooks';
import type { Shown } from '../video/shownVideo';
import { STOPPED } from '../../../state/stopped';
import { exportStrip } from './exportStrip';
import type { StripFormat } from './stripFormats';

export type ExportStanding = { readonly done: number; readonly total: number };

export type StripExport = {
  /** Null unless a slow file is being generated. */
  readonly progress: ExportStanding | null;
  /** Cancels the previous file if it is unfinished. */
  readonly start: (format: StripFormat) => void;
  readonly cancel: () => void;
};

const percentOf = ({ done, total }: ExportStanding): number => Math.floor((100 * done) / Math.max(1, total));

/** Generation of a file from a video's strip: one at a time, canceled when the video leaves the page. */
export const useStripExport = (shown: Shown | null): StripExport => {
  const dispatch = useAppDispatch();
  const running = useRef<AbortController>(null);
  const madeOf = useRef<Shown>(null);
  const [progress, setProgress] = useState<ExportStanding | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort(STOPPED);
    running.current = null;
    setProgress(null);
  }, []);
  const start = useCallback(
    (format: StripFormat) => {
      cancel();
      const controller = new AbortController();
      running.current = controller;
      madeOf.current = shown;
      const task = {
        signal: controller.signal,
        progressed: (done: number, total: number) =>
          // In steps of a percent, as fine as the bar shows.
          setProgress((last) => {
            const next = { done, total };
            return controller.signal.aborted || (last && percentOf(last) === percentOf(next)) ? last : next;
          }),
      };
      void dispatch(exportStrip(format, task)).then(() => {
        if (running.current === controller) cancel();
      });
    },
    [cancel, dispatch, shown],
  );
  useEffect(() => {
    // Another run has other frames.
    if (madeOf.current !== shown) cancel();
  }, [cancel, shown]);
  useEffect(() => cancel, [cancel]);
  return { progress, start, cancel };
};
