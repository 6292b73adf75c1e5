import { useCallback, useEffect, useRef } from 'react';

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { useAppDispatch } from '../../../state/hooks';
import { clearBatchShelf } from './batchShelf';
import { batchCleared, batchEnded } from './pictureBatchSlice';
import { cancelBatch, readBatch } from './readBatch';

export type BatchRun = {
  /** Reads more pictures, behind those that are waiting. */
  readonly add: (files: readonly File[]) => void;
  readonly cancel: () => void;
  /** Forgets them all. */
  readonly clear: () => void;
};

/** The several pictures of this page: none is read beyond its life. */
export const useBatch = (): BatchRun => {
  const dispatch = useAppDispatch();
  const current = useRef(new AbortController());

  const renew = useCallback((): AbortSignal => {
    current.current.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);

  const clear = useCallback(() => {
    renew();
    clearBatchShelf();
    dispatch(batchCleared());
  }, [dispatch, renew]);

  useEffect(() => {
    renew();
    return () => {
      current.current.abort();
      // What was read is there again when the page is.
      dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
    };
  }, [dispatch, renew]);

  const add = useCallback(
    (files: readonly File[]) => void dispatch(readBatch(files, current.current.signal)),
    [dispatch],
  );
  const cancel = useCallback(() => void dispatch(cancelBatch(renew())), [dispatch, renew]);

  return { add, cancel, clear };
};
