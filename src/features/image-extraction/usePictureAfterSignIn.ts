import { type RefObject, useEffect, useRef } from 'react';

import { missingPartMessage } from '../../domain/messages';
import { useAppDispatch } from '../../state/hooks';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { awaitUser } from '../../state/session/awaitUser';
import type { ImageSource } from './extractImage';
import type { Extracting } from './useExtraction';
import type { PagePlace } from './usePagePlace';

type OpenPage = {
  readonly shown: PagePlace;
  readonly pending: RefObject<ImageSource | null>;
  readonly extracting: Extracting;
  readonly show: (place: PagePlace) => void;
  readonly start: (source: ImageSource) => void;
  readonly readRest: () => void;
  /** The picture that was open is read again in this way. */
  readonly onReopen: (reopen: () => void) => void;
};

/** Keeps the pictures that are open when their user leaves to sign in, and reopens them on return. */
export const usePictureAfterSignIn = (open: OpenPage): void => {
  const dispatch = useAppDispatch();
  const { signInFiles, toasts } = useServices();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  // Few visits lead through the sign-in: the code of either way is loaded for those.
  useEffect(
    () =>
      signInFiles.offer('image', async () => {
        const { keepPictures } = await import('./after-sign-in/keepPictures');
        const { shown, pending } = latest.current;
        return dispatch(keepPictures({ isBatchShown: shown === 'batch', pending: pending.current }));
      }),
    [dispatch, signInFiles],
  );
  useEffect(() => {
    const reopen = async (): Promise<void> => {
      const kept = await signInFiles.take('image', async () => dispatch(awaitUser()));
      if (kept === undefined) return;
      const { reopenPictures } = await import('./after-sign-in/reopenPictures');
      const { show, start, readRest, onReopen, extracting } = latest.current;
      const { signal, renew } = extracting;
      await dispatch(reopenPictures(kept, { show, start, readRest, onReopen, signal, renew }));
    };
    reopen().catch((error: unknown) => {
      reportError('opening pictures after the sign-in', error);
      toasts.show(missingPartMessage(navigator.onLine), { tone: 'error' });
    });
  }, [dispatch, signInFiles, toasts]);
};
