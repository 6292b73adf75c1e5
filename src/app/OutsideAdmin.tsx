import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { isAdminPath } from '../domain/paths';

/** What the back office does without: it has a header of its own. */
export const OutsideAdmin = ({ children }: { readonly children: ReactNode }) =>
  isAdminPath(useLocation().pathname) ? null : children;
