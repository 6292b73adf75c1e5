import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import styles from './App.module.css';

export const isAdminPath = (pathname: string): boolean =>
  pathname === PATHS.admin || pathname.startsWith(`${PATHS.admin}/`);

type PlaceProps = { readonly children: ReactNode };

/** What the back office does without: it has a header of its own. */
export const OutsideAdmin = ({ children }: PlaceProps) =>
  isAdminPath(useLocation().pathname) ? null : children;

/** The page's content. The back office brings its own, beside its header. */
export const MainContent = ({ children }: PlaceProps) =>
  isAdminPath(useLocation().pathname) ? (
    children
  ) : (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
