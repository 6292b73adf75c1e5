import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { isAdminPath } from '../domain/paths';

/** Content that the back office, which has its own header, does not show. */
export const OutsideAdmin = ({ children }: { readonly children: ReactNode }) =>
  isAdminPath(useLocation().pathname) ? null : children;
