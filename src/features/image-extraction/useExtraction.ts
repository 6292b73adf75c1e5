import { useCallback, useEffect } from 'react';

import { useAppDispatch } from '../../state/hooks';
import type { SignInFile } from '../../state/session/signInFiles';
import { extractImage, type ImageSource } from './extractImage';
import { extractionStopped } from './imageExtractionSlice';
import { reopenPicture } from './reopenPicture';
import { useRenewedSignal } from './useRenewedSignal';

export type Extracting = {
  /** Starts reading a picture, and aborts the work on the previous one. */
  readonly choose: (source: ImageSource) => Promise<void>;
  /** The same for the picture that was open before the user left to sign in. */
  readonly reopen: (kept: SignInFile) => Promise<void>;
  readonly cancel: () => void;
  /** Aborts with the picture or with the page; for work on a palette. */
  readonly signal: () => AbortSignal;
};

/** The extractions of this page: one at a time, aborted when it unmounts. */
export const useExtraction = (): Extracting => {
  const dispatch = useAppDispatch();
  const { signal, renew } = useRenewedSignal();

  useEffect(() => () => void dispatch(extractionStopped()), [dispatch]);

  const choose = useCallback(
    async (source: ImageSource) => dispatch(extractImage(source, renew())),
    [dispatch, renew],
  );
  const reopen = useCallback(
    async (kept: SignInFile) => dispatch(reopenPicture(kept, renew())),
    [dispatch, renew],
  );
  const cancel = useCallback(() => {
    renew();
    dispatch(extractionStopped());
  }, [dispatch, renew]);

  return { choose, reopen, cancel, signal };
};
