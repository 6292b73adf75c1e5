import { useCallback, useEffect } from 'react';

import { useAppDispatch } from '../../state/hooks';
import { extractImage, type ImageSource } from './extractImage';
import { extractionStopped } from './imageExtractionSlice';
import { useRenewedSignal } from './useRenewedSignal';

export type Extracting = {
  /** Starts reading a picture, and aborts the work on the previous one. False if the daily limit refused it. */
  readonly choose: (source: ImageSource) => Promise<boolean>;
  /** Aborts the work on the previous picture, and returns the signal for the next. */
  readonly renew: () => AbortSignal;
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
  const cancel = useCallback(() => {
    renew();
    dispatch(extractionStopped());
  }, [dispatch, renew]);

  return { choose, renew, cancel, signal };
};
