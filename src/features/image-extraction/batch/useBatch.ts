import { useCallback, useEffect } from 'react';

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { useAppDispatch } from '../../../state/hooks';
import { useRenewedSignal } from '../useRenewedSignal';
import { closeBatch } from './closeBatch';
import { batchEnded, type TogetherOptions } from './pictureBatchSlice';
import { cancelBatch, chooseTogether, readBatch, readRest } from './readBatch';

export type BatchRun = {
  /** Reads more pictures, behind those that are waiting. */
  readonly add: (files: readonly File[]) => void;
  readonly cancel: () => void;
  /** Reads what a cancel has left. */
  readonly resume: () => void;
  /** Another one palette for all. */
  readonly chooseTogether: (options: TogetherOptions) => void;
  /** Puts them away; `onRestored` is called where that is undone. */
  readonly close: (onRestored: () => void) => void;
};

/** The several pictures of this page: none is read beyond its life. */
export const useBatch = (): BatchRun => {
  const dispatch = useAppDispatch();
  const { signal, renew } = useRenewedSignal();

  useEffect(
    // What was read is there again when the page is.
    () => () => void dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled })),
    [dispatch],
  );

  const add = useCallback(
    (files: readonly File[]) => void dispatch(readBatch(files, signal())),
    [dispatch, signal],
  );
  const cancel = useCallback(() => void dispatch(cancelBatch(renew())), [dispatch, renew]);

  const resume = useCallback(() => void dispatch(readRest(signal())), [dispatch, signal]);
  const choose = useCallback(
    (options: TogetherOptions) => void dispatch(chooseTogether(options, signal())),
    [dispatch, signal],
  );
  const close = useCallback(
    (onRestored: () => void) => {
      // What is under way ends with it, and is left when it comes back.
      renew();
      dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
      dispatch(closeBatch(onRestored));
    },
    [dispatch, renew],
  );

  return { add, cancel, resume, chooseTogether: choose, close };
};
