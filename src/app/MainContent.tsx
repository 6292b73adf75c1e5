import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { isAdminPath } from '../domain/paths';
import styles from './App.module.css';

/** The page's main element. The back office renders its own, beside its header. */
export const MainContent = ({ children }: { readonly children: ReactNode }) =>
  isAdminPath(useLocation().pathname) ? (
    children
  ) : (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
