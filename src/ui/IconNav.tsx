import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

import styles from './IconNav.module.css';
import { Tooltip } from './Tooltip';

type IconNavProps = {
  readonly label: string;
  readonly pages: readonly { readonly path: string; readonly label: string; readonly Icon: LucideIcon }[];
  /** A page is the current one only at its very address, not below it. */
  readonly isExact?: boolean;
};

/** The pages of a header as icons, which say their names under the pointer. */
export const IconNav = ({ label, pages, isExact = false }: IconNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    {pages.map(({ path, label: page, Icon }) => (
      <Tooltip key={path} label={page}>
        <NavLink className={() => styles.link} to={path} end={isExact} aria-label={page}>
          <Icon aria-hidden />
        </NavLink>
      </Tooltip>
    ))}
  </nav>
);
