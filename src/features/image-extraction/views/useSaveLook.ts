import { useCallback, useEffect, useRef, useState } from 'react';

import type { Look, SaveProgress } from '../../../../workers/picture-looks/api';
import { IMAGE_MESSAGES } from '../../../domain/imageMessages';
import { missingPartMessage } from '../../../domain/messages';
import { useServices } from '../../../state/servicesContext';
import { STOPPED } from '../../../state/stopped';

export type Saving = {
  /** Null while nothing is saved. */
  readonly progress: SaveProgress | null;
  readonly save: (look: Look, fileName: string) => Promise<void>;
  readonly cancel: () => void;
};

/**
 * Saves a view of the whole picture as a PNG. Stops with the picture, which is said, or when canceled.
 *
 * @param pictureId null while there is no picture
 */
export const useSaveLook = (pictureId: number | null): Saving => {
  const services = useServices();
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const run = useRef<{ readonly pictureId: number | null; readonly controller: AbortController }>(null);
  const { toasts } = services;

  const cancel = useCallback((): void => {
    run.current?.controller.abort(STOPPED);
    run.current = null;
    setProgress(null);
  }, []);
  useEffect(
    () => () => {
      if (run.current?.pictureId !== pictureId) return;
      cancel();
      toasts.show(IMAGE_MESSAGES.savingStopped);
    },
    [cancel, pictureId, toasts],
  );

  const save = async (look: Look, fileName: string): Promise<void> => {
    const source = pictureId === null ? undefined : services.pictureCache.get(pictureId)?.source;
    if (!source) return;
    run.current?.controller.abort(STOPPED);
    const own = { pictureId, controller: new AbortController() };
    run.current = own;
    setProgress({ stage: 'drawing', done: 0 });
    const { signal } = own.controller;
    try {
      // Few views are saved.
      const { saveLook } = await import('./saveLook');
      await saveLook(services, { source, look, fileName, signal, onProgress: setProgress });
    } catch {
      if (!signal.aborted) toasts.show(missingPartMessage(navigator.onLine), { tone: 'error' });
    }
    if (run.current === own) cancel();
  };
  return { progress, save, cancel };
};
