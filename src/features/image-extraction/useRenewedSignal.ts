import { useCallback, useLayoutEffect, useRef } from 'react';
import { STOPPED } from '../../state/stopped';

type RenewedSignal = {
  readonly signal: () => AbortSignal;
  /** Aborts the work under the current signal, and returns the next one. */
  readonly renew: () => AbortSignal;
};

/** A signal for the work of a page: a new start aborts the previous one, and unmounting aborts the last. */
export const useRenewedSignal = (): RenewedSignal => {
  const current = useRef(new AbortController());
  const signal = useCallback(() => current.current.signal, []);
  const renew = useCallback((): AbortSignal => {
    current.current.abort(STOPPED);
    current.current = new AbortController();
    return current.current.signal;
  }, []);
  // Not after painting: it would abort what has come in between.
  useLayoutEffect(() => {
    renew();
    return () => current.current.abort(STOPPED);
  }, [renew]);
  return { signal, renew };
};
