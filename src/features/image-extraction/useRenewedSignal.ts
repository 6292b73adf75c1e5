import { useCallback, useEffect, useRef } from 'react';
import { STOPPED } from '../../state/stopped';

type RenewedSignal = {
  readonly signal: () => AbortSignal;
  /** Aborts what runs under the signal so far, and gives the next one. */
  readonly renew: () => AbortSignal;
};

/** A signal for the work of a page: a new start ends the one before it, and leaving the page ends the last. */
export const useRenewedSignal = (): RenewedSignal => {
  const current = useRef(new AbortController());
  const signal = useCallback(() => current.current.signal, []);
  const renew = useCallback((): AbortSignal => {
    current.current.abort(STOPPED);
    current.current = new AbortController();
    return current.current.signal;
  }, []);
  useEffect(() => {
    renew();
    return () => current.current.abort(STOPPED);
  }, [renew]);
  return { signal, renew };
};
