import { useEffect, useRef, useState } from 'react';

import type { Look, SaveProgress } from '../../../../workers/picture-looks/api';
import { IMAGE_MESSAGES } from '../../../domain/imageMessages';
import { downloadFile } from '../../../state/downloadFile';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { STOPPED } from '../../../state/stopped';

const FAILURES = {
  unreadable: IMAGE_MESSAGES.imageProcessFailed,
  'too-large': IMAGE_MESSAGES.pictureTooLargeToSave,
} as const;

export type Saving = {
  /** Null while nothing is saved. */
  readonly progress: SaveProgress | null;
  readonly save: (look: Look, fileName: string) => Promise<void>;
  readonly cancel: () => void;
};

/** Saves a view of the whole picture as a PNG. Aborts with the picture, or when canceled. */
export const useSaveLook = (pictureId: number): Saving => {
  const { toasts, pictureCache, pictureLooks } = useServices();
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const run = useRef<AbortController>(null);

  useEffect(() => () => run.current?.abort(STOPPED), []);

  const cancel = () => {
    run.current?.abort(STOPPED);
    setProgress(null);
  };
  const save = async (look: Look, fileName: string): Promise<void> => {
    const source = pictureCache.get(pictureId)?.source;
    if (!source) return;
    run.current?.abort(STOPPED);
    const own = new AbortController();
    run.current = own;
    setProgress({ stage: 'drawing', done: 0 });
    try {
      const reply = await pictureLooks.save(own.signal, source, look, setProgress);
      if (reply.ok) downloadFile(fileName, 'image/png', reply.png);
      else toasts.show(FAILURES[reply.failure], { tone: 'error' });
    } catch (error) {
      if (own.signal.aborted) return;
      reportError('saving a view of a picture', error);
      toasts.show(IMAGE_MESSAGES.imageProcessFailed, { tone: 'error' });
    }
    if (run.current === own) setProgress(null);
  };
  return { progress, save, cancel };
};
