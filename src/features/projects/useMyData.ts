import { useEffect, useRef, useState } from 'react';

import { DATA_EXPORT } from '../../domain/limits';
import { MESSAGES, restoredMessage } from '../../domain/messages';
import { backendApi } from '../../state/backendApi';
import { downloadFile } from '../../state/downloadFile';
import { useAppDispatch } from '../../state/hooks';
import { isSuspension } from '../../state/isSuspension';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { PROJECT_TAGS } from './projectCache';
import { restoreDataExport } from './restoreDataExport';
import { readDataExport, writeDataExport } from './dataExport';

type Progress = { readonly done: number; readonly total: number };

type MyData = {
  readonly isPreparing: boolean;
  /** Of a running import. */
  readonly progress: Progress | null;
  /** How the last step ended. */
  readonly outcome: { readonly message: string; readonly isProblem: boolean } | null;
  readonly download: () => Promise<void>;
  readonly restore: (file: File) => Promise<void>;
  readonly cancel: () => void;
};

/** Taking an account's data out, and back in. */
export const useMyData = (): MyData => {
  const dispatch = useAppDispatch();
  const { backend, now } = useServices();
  const [isPreparing, setIsPreparing] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<MyData['outcome']>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (): Promise<void> => {
    setIsPreparing(true);
    setOutcome(null);
    try {
      const date = now();
      const text = writeDataExport(await backend.account.data(), date);
      const name = `hueloom-${date.toISOString().slice(0, 10)}.json`;
      downloadFile(name, 'application/json', new TextEncoder().encode(text));
    } catch (error) {
      reportError('taking the data out', error);
      setOutcome({ message: MESSAGES.dataExportFailed, isProblem: true });
    }
    setIsPreparing(false);
  };

  const restore = async (file: File): Promise<void> => {
    const taken = file.size <= DATA_EXPORT.maxBytes ? readDataExport(await file.text()) : null;
    if (!taken) {
      setOutcome({ message: MESSAGES.dataExportUnreadable, isProblem: true });
      return;
    }
    const total = taken.reduce((sum, { palettes }) => sum + palettes.length, 0);
    const controller = new AbortController();
    running.current = controller;
    setOutcome(null);
    setProgress({ done: 0, total });
    try {
      const report = await restoreDataExport(backend, taken, {
        signal: controller.signal,
        onProgress: (done) => setProgress({ done, total }),
      });
      setOutcome({ message: restoredMessage(report), isProblem: false });
    } catch (error) {
      const isCancelled = controller.signal.aborted;
      if (!isCancelled) reportError('bringing data back', error);
      const message = isCancelled ? MESSAGES.restoreCancelled : MESSAGES.restoreFailed;
      if (!isSuspension(error)) setOutcome({ message, isProblem: !isCancelled });
    }
    setProgress(null);
    dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS]));
  };

  return {
    isPreparing,
    progress,
    outcome,
    download,
    restore,
    cancel: () => running.current?.abort(),
  };
};
