import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

import { MESSAGES } from '../domain/messages';
import { PATHS } from '../domain/paths';
import { showToast } from '../state/toasts';

/** Leads home, and says so: nobody takes the page for the one that they asked for. */
export const UnknownAddress = () => {
  useEffect(() => showToast(MESSAGES.pageMissing), []);
  return <Navigate to={PATHS.home} replace />;
};
