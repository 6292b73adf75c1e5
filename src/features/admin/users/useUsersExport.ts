import { useEffect, useRef, useState } from 'react';

import { downloadedMessage } from '../../../domain/messages';
import { ADMIN_MESSAGES } from '../../../domain/adminMessages';
import { isAbort } from '../../../state/api/queryFrom';
import { useServices } from '../../../state/servicesContext';
import { useExportUsersMutation, type UserQuestion } from './usersApi';

type UsersExport = {
  /** Users written so far; null if no export runs. */
  readonly written: number | null;
  readonly start: (question: UserQuestion) => Promise<void>;
  readonly cancel: () => void;
};

/** Writes every matching user to a file, until done or canceled. */
export const useUsersExport = (): UsersExport => {
  const { toasts } = useServices();
  const [exportUsers, { isLoading }] = useExportUsersMutation();
  const [written, setWritten] = useState(0);
  const running = useRef<ReturnType<typeof exportUsers>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (question: UserQuestion): Promise<void> => {
    setWritten(0);
    const run = exportUsers({ ...question, onProgress: setWritten });
    running.current = run;
    const { data, error } = await run;
    if (data !== undefined) toasts.show(downloadedMessage(data));
    else if (!isAbort(error)) toasts.show(ADMIN_MESSAGES.usersExportFailed, { tone: 'error' });
  };

  return { written: isLoading ? written : null, start, cancel: () => running.current?.abort() };
};
