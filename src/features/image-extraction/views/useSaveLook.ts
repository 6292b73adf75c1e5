import { useEffect, useRef, useState } from 'react';

import type { Look, SaveProgress } from '../../../../workers/picture-looks/api';
import { missingPartMessage } from '../../../domain/messages';
import { useServices } from '../../../state/servicesContext';
import { STOPPED } from '../../../state/stopped';

export type Saving = {
  /** Null while nothing is saved. */
  readonly progress: SaveProgress | null;
  readonly save: (look: Look, fileName: string) => Promise<void>;
  readonly cancel: () => void;
};

/** Saves a view of the whole picture as a PNG. Aborts with the picture, or when canceled. */
export const useSaveLook = (pictureId: number): Saving => {
  const services = useServices();
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const run = useRef<AbortController>(null);

  useEffect(() => () => run.current?.abort(STOPPED), []);

  const cancel = () => {
    run.current?.abort(STOPPED);
    setProgress(null);
  };
  const save = async (look: Look, fileName: string): Promise<void> => {
    const source = services.pictureCache.get(pictureId)?.source;
    if (!source) return;
    run.current?.abort(STOPPED);
    const own = new AbortController();
    run.current = own;
    setProgress({ stage: 'drawing', done: 0 });
    const { signal } = own;
    try {
      // Few views are saved.
      const { saveLook } = await import('./saveLook');
      await saveLook(services, { source, look, fileName, signal, onProgress: setProgress });
    } catch {
      if (!signal.aborted) services.toasts.show(missingPartMessage(navigator.onLine), { tone: 'error' });
    }
    if (run.current === own) setProgress(null);
  };
  return { progress, save, cancel };
};
