import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import styles from './LegalPage.module.css';

type LegalPageProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A legal text with its date and a link back. */
export const LegalPage = ({ title, lead, children }: LegalPageProps) => (
  <article className={styles.page}>
    <Link className={styles.back} to={PATHS.home}>
      <ChevronLeft aria-hidden />
      Back to home
    </Link>
    <h1 tabIndex={-1}>{title}</h1>
    <p className={styles.updated}>Last updated July 2025</p>
    <p className={styles.lead}>{lead}</p>
    {children}
  </article>
);
