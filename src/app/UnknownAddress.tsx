import { Navigate, useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';

/** Redirects home, which shows a notice, so that nobody mistakes it for the requested page. */
export const UnknownAddress = () => {
  const { pathname } = useLocation();
  return <Navigate to={PATHS.home} replace state={{ missing: pathname }} />;
};
