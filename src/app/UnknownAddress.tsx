import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

import { MESSAGES } from '../domain/messages';
import { PATHS } from '../domain/paths';
import { useServices } from '../state/servicesContext';

/** Leads home, and says so: nobody takes the page for the one that they asked for. */
export const UnknownAddress = () => {
  const { toasts } = useServices();
  useEffect(() => toasts.show(MESSAGES.pageMissing), [toasts]);
  return <Navigate to={PATHS.home} replace />;
};
