import { useCallback, useEffect } from 'react';

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { useAppDispatch } from '../../../state/hooks';
import type { DroppedFiles } from '../incoming/droppedFiles';
import { useRenewedSignal } from '../useRenewedSignal';
import { closeBatch } from './closeBatch';
import { batchEnded, type TogetherOptions } from './pictureBatchSlice';
import { cancelBatch, chooseTogether, readBatch, readRest } from './readBatch';

export type BatchRun = {
  /** Queues more pictures. */
  readonly add: (chosen: Pick<DroppedFiles, 'files' | 'mayBeMore'>) => void;
  readonly cancel: () => void;
  /** Reads the pictures left over by a cancel. */
  readonly resume: () => void;
  /** Reads once more those whose reading took too long, or stopped. */
  readonly retry: () => void;
  /** Changes the combined palette. */
  readonly chooseTogether: (options: TogetherOptions) => void;
  /** Removes them; `onRestored` is called if that is undone. */
  readonly close: (onRestored: () => void) => void;
};

/** The batch of this page: reading stops when the page unmounts. */
export const useBatch = (): BatchRun => {
  const dispatch = useAppDispatch();
  const { signal, renew } = useRenewedSignal();

  useEffect(
    // Pictures already read are shown again when the page is mounted again.
    () => () => void dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled })),
    [dispatch],
  );

  const add: BatchRun['add'] = useCallback(
    (chosen) => void dispatch(readBatch(chosen, signal())),
    [dispatch, signal],
  );
  const cancel = useCallback(() => void dispatch(cancelBatch(renew())), [dispatch, renew]);

  const resume = useCallback(() => void dispatch(readRest('isLeft', signal())), [dispatch, signal]);
  const retry = useCallback(() => void dispatch(readRest('mayPass', signal())), [dispatch, signal]);
  const choose = useCallback(
    (options: TogetherOptions) => void dispatch(chooseTogether(options, signal())),
    [dispatch, signal],
  );
  const close = useCallback(
    (onRestored: () => void) => {
      // Ends the current run; its pictures are unread if the batch is restored.
      renew();
      dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
      dispatch(closeBatch(onRestored));
    },
    [dispatch, renew],
  );

  return { add, cancel, resume, retry, chooseTogether: choose, close };
};
