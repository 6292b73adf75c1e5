import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

type IconLinkProps = Omit<LinkProps, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'small' | 'medium';
};

/** A link to another page that looks like an icon button. */
export const IconLink = ({ label, icon, size = 'medium', ...rest }: IconLinkProps) => (
  <Tooltip label={label}>
    <Link {...rest} className={styles.iconButton} data-size={size} aria-label={label}>
      {icon}
    </Link>
  </Tooltip>
);
