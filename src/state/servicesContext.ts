import { createContext, useContext } from 'react';

import type { Services } from './services';

export const ServicesContext = createContext<Services | null>(null);

/** The services of this page, for the few components that use one without a thunk. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
};
