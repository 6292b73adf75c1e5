import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

import styles from './IconNav.module.css';
import { Tooltip } from './Tooltip';

type IconNavProps = {
  readonly label: string;
  readonly pages: readonly {
    readonly path: string;
    readonly label: string;
    /** Shown beside the icon on wide screens, in place of the label; part of it. */
    readonly short?: string;
    readonly Icon: LucideIcon;
  }[];
  /** A page is the current one only at its very address, not below it. */
  readonly isExact?: boolean;
};

/** The pages of a header as icons, with short names where there is room; the whole ones show under the pointer. */
export const IconNav = ({ label, pages, isExact = false }: IconNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    {pages.map(({ path, label: page, short = page, Icon }) => (
      <Tooltip key={path} label={page}>
        <NavLink className={() => styles.link} to={path} end={isExact} aria-label={page}>
          <Icon aria-hidden />
          <span className={styles.short}>{short}</span>
        </NavLink>
      </Tooltip>
    ))}
  </nav>
);
