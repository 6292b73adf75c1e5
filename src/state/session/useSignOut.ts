import { useCallback } from 'react';

import { reportError } from '../reportError';
import { useServices } from '../servicesContext';

/** Signs out on this device. The local session ends in any case, so an unreachable service is only logged. */
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
