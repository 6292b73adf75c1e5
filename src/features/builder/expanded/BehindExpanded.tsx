import type { ReactNode } from 'react';
import { useAppSelector } from '../../../state/hooks';
import styles from './BehindExpanded.module.css';
import { selectIsExpanded } from './expandedSlice';

/** Content covered by an expanded palette, meanwhile hidden from keyboards and screen readers. */
export const BehindExpanded = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.behind} inert={useAppSelector(selectIsExpanded)}>
    {children}
  </div>
);
