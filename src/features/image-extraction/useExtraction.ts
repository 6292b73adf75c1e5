import { useCallback, useEffect } from 'react';

import { useAppDispatch } from '../../state/hooks';
import type { SignInFile } from '../../state/session/signInFiles';
import { extractImage, type ImageSource } from './extractImage';
import { extractionStopped } from './imageExtractionSlice';
import { reopenPicture } from './reopenPicture';
import { useRenewedSignal } from './useRenewedSignal';

export type Extracting = {
  /** Starts on a picture, and ends whatever is under way for the one before it. */
  readonly choose: (source: ImageSource) => Promise<void>;
  /** The same for the picture that was on the page before its visitor left to sign in. */
  readonly reopen: (kept: SignInFile) => Promise<void>;
  readonly cancel: () => void;
  /** Ends with the picture or with the page; for work on a palette. */
  readonly signal: () => AbortSignal;
};

/** The extractions of this page: one at a time, and none beyond its life. */
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
