import { Navigate, useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';

/** Leads home, which says so: nobody takes the page for the one that they asked for. */
export const UnknownAddress = () => {
  const { pathname } = useLocation();
  return <Navigate to={PATHS.home} replace state={{ missing: pathname }} />;
};
