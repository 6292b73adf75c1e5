import { useCallback } from 'react';

import { reportError } from '../reportError';
import { useServices } from '../servicesContext';

/** Signs out on this device. It is done here in any case, so a service that cannot be told is logged only. */
export const useSignOut = (): (() => Promise<void>) => {
  const { backend } = useServices();
  return useCallback(async () => {
    try {
      await backend.auth.signOut();
    } catch (error) {
      reportError('signing out', error);
    }
  }, [backend]);
};
