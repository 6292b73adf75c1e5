import { useCallback } from 'react';

import { BackendError } from '../../backend/backend';
import { useAppDispatch } from '../../state/hooks';
import { readAccess } from '../../state/readSession';
import { reportError } from '../../state/reportError';

const ENDED: ReadonlySet<string> = new Set(['not-allowed', 'not-authenticated']);

/**
 * What to do with a failure of the back office: it goes to the log. Where the service says that the right to be here has
 * ended, that is read anew, and the area closes.
 */
export const useAdminFailure = (): ((during: string, error: unknown) => void) => {
  const dispatch = useAppDispatch();
  return useCallback(
    (during, error) => {
      reportError(during, error);
      if (error instanceof BackendError && ENDED.has(error.kind)) void dispatch(readAccess());
    },
    [dispatch],
  );
};
