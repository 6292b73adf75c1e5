import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

import styles from './IconNav.module.css';
import { Tooltip } from './Tooltip';

type IconNavProps = {
  readonly label: string;
  readonly pages: readonly {
    readonly path: string;
    readonly label: string;
    /** Shown beside the icon on wide screens instead of the label; must be part of the label. */
    readonly short?: string;
    readonly Icon: LucideIcon;
  }[];
  /** A page counts as current only at its exact address, not below it. */
  readonly isExact?: boolean;
};

/** The pages of a header as icons, with short names if there is room; tooltips show the full labels. */
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
