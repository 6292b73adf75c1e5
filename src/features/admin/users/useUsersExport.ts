import { useEffect, useRef, useState } from 'react';

import type { UserOrder, UserSearch } from '../../../domain/backOffice';
import { downloadedMessage, MESSAGES } from '../../../domain/messages';
import { downloadFile } from '../../../state/downloadFile';
import { useServices } from '../../../state/servicesContext';
import { useAdminFailure } from '../useAdminFailure';
import { readAllUsers } from './readAllUsers';
import { usersCsvHead, usersCsvLines } from './usersCsv';

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
};

type UsersExport = {
  /** Users written so far; null while nothing is exported. */
  readonly written: number | null;
  readonly start: (search: UserSearch, order: UserOrder) => void;
  readonly cancel: () => void;
};

/** Writes everyone who is found to a file. */
export const useUsersExport = (): UsersExport => {
  const { toasts, backend, now } = useServices();
  const fail = useAdminFailure();
  const [written, setWritten] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (search: UserSearch, order: UserOrder, { signal }: AbortController): Promise<void> => {
    setWritten(0);
    try {
      // Each page as bytes at once: text of a hundred thousand lines would be encoded in one long breath.
      const encoder = new TextEncoder();
      const parts = [encoder.encode(usersCsvHead())];
      let count = 0;
      for await (const users of readAllUsers(backend, search, order, signal)) {
        parts.push(encoder.encode(usersCsvLines(users)));
        count += users.length;
        setWritten(count);
      }
      const name = `hueloom-users-${now().toISOString().slice(0, 10)}.csv`;
      downloadFile(name, 'text/csv', joined(parts));
      toasts.show(downloadedMessage(name));
    } catch (error) {
      if (signal.aborted) return;
      fail('exporting the users', error);
      toasts.show(MESSAGES.usersExportFailed, { tone: 'error' });
    } finally {
      if (!signal.aborted) setWritten(null);
    }
  };

  return {
    written,
    start: (search, order) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      void run(search, order, controller);
    },
    cancel: () => {
      running.current?.abort();
      setWritten(null);
    },
  };
};
