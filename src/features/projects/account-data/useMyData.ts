import { useEffect, useRef, useState } from 'react';

import { restoredMessage, PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { isAbort } from '../../../state/api/queryFrom';
import { useDownloadDataMutation, useRestoreDataMutation, type RestoreProgress } from './dataApi';

type MyData = {
  readonly isPreparing: boolean;
  /** Of the current import. */
  readonly progress: RestoreProgress | null;
  /** Result of the last operation. */
  readonly outcome: { readonly message: string; readonly isProblem: boolean } | null;
  readonly download: () => void;
  readonly restore: (file: File) => void;
  readonly cancel: () => void;
};

const outcomeOf = (
  downloading: ReturnType<typeof useDownloadDataMutation>[1],
  restoring: ReturnType<typeof useRestoreDataMutation>[1],
): MyData['outcome'] => {
  if (downloading.isError) return { message: PROJECT_MESSAGES.dataExportFailed, isProblem: true };
  if (restoring.isSuccess)
    return restoring.data
      ? { message: restoredMessage(restoring.data), isProblem: false }
      : { message: PROJECT_MESSAGES.dataExportUnreadable, isProblem: true };
  // The page itself reports a suspension.
  if (!restoring.isError || restoring.error === 'suspended') return null;
  return isAbort(restoring.error)
    ? { message: PROJECT_MESSAGES.restoreCancelled, isProblem: false }
    : { message: PROJECT_MESSAGES.restoreFailed, isProblem: true };
};

/** Export and import of account data. */
export const useMyData = (): MyData => {
  const [startDownload, downloading] = useDownloadDataMutation();
  const [startRestore, restoring] = useRestoreDataMutation();
  const [progress, setProgress] = useState<RestoreProgress | null>(null);
  const running = useRef<ReturnType<typeof startRestore>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    isPreparing: downloading.isLoading,
    progress: restoring.isLoading ? progress : null,
    outcome: outcomeOf(downloading, restoring),
    download: () => {
      // Only the latest operation shows its result.
      if (!restoring.isLoading) restoring.reset();
      void startDownload();
    },
    restore: (file) => {
      downloading.reset();
      setProgress(null);
      running.current = startRestore({ file, onProgress: setProgress });
    },
    cancel: () => running.current?.abort(),
  };
};
