import { useCallback, useEffect, useRef } from 'react';

import { useAppDispatch } from '../../state/hooks';
import { extractImage, type ImageSource } from './extractImage';
import { extractionStopped } from './imageExtractionSlice';

export type Extracting = {
  /** Starts on a picture, and ends whatever is under way for the one before it. */
  readonly choose: (source: ImageSource) => Promise<void>;
  readonly cancel: () => void;
  /** Ends with the picture or with the page; for work on a palette. */
  readonly signal: () => AbortSignal;
};

/** The extractions of this page: one at a time, and none beyond its life. */
export const useExtraction = (): Extracting => {
  const dispatch = useAppDispatch();
  const current = useRef(new AbortController());

  const renew = useCallback((): AbortSignal => {
    current.current.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);

  useEffect(() => {
    renew();
    return () => {
      current.current.abort();
      dispatch(extractionStopped());
    };
  }, [dispatch, renew]);

  const choose = useCallback(
    async (source: ImageSource) => dispatch(extractImage(source, renew())),
    [dispatch, renew],
  );
  const cancel = useCallback(() => {
    renew();
    dispatch(extractionStopped());
  }, [dispatch, renew]);
  const signal = useCallback(() => current.current.signal, []);

  return { choose, cancel, signal };
};
