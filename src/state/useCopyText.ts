import { useCallback } from 'react';

import { copyWithToast } from './copyWithToast';
import { useServices } from './servicesContext';

/** Copies text with a toast, and returns whether the browser allowed it. */
export const useCopyText = (): ((text: string, message?: string) => Promise<boolean>) => {
  const services = useServices();
  return useCallback((text, message) => copyWithToast(services, text, message), [services]);
};
