import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import styles from './LocalOnly.module.css';

/** The promise that nothing is uploaded, with a link to read more about it. */
export const LocalOnly = ({ children }: { readonly children: string }) => (
  <p className={styles.local}>
    <ShieldCheck aria-hidden />
    <span>
      {children} <Link to={PATHS.privacy}>Privacy</Link>
    </span>
  </p>
);
