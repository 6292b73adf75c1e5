import { useCallback } from 'react';

import { copyWithToast } from './copyWithToast';
import { useServices } from './servicesContext';

/** Copies text with a toast, and returns whether the browser allowed it. */
export const useCopyText = (): ((text: string) => Promise<boolean>) => {
  const services = useServices();
  return useCallback((text) => copyWithToast(services, text), [services]);
};
