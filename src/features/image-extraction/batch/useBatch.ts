import { useCallback, useEffect } from 'react';

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { useAppDispatch } from '../../../state/hooks';
import { useRenewedSignal } from '../useRenewedSignal';
import { closeBatch } from './closeBatch';
import { batchEnded } from './pictureBatchSlice';
import { cancelBatch, readBatch } from './readBatch';

export type BatchRun = {
  /** Reads more pictures, behind those that are waiting. */
  readonly add: (files: readonly File[]) => void;
  readonly cancel: () => void;
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

  const close = useCallback((onRestored: () => void) => dispatch(closeBatch(onRestored)), [dispatch]);

  return { add, cancel, close };
};
