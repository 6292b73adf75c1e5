import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

type IconLinkProps = Omit<LinkProps, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name, shown as the tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'small' | 'medium';
};

/** A link that looks like an icon button: it leads to another page. */
export const IconLink = ({ label, icon, size = 'medium', ...rest }: IconLinkProps) => (
  <Tooltip label={label}>
    <Link {...rest} className={styles.iconButton} data-size={size} aria-label={label}>
      {icon}
    </Link>
  </Tooltip>
);
