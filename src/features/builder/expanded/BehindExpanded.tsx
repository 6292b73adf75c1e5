import type { ReactNode } from 'react';
import { useAppSelector } from '../../../state/hooks';
import styles from './BehindExpanded.module.css';
import { selectIsExpanded } from './expandedSlice';

/** What an expanded palette covers: out of reach for keys and readers too while it does. */
export const BehindExpanded = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.behind} inert={useAppSelector(selectIsExpanded)}>
    {children}
  </div>
);
