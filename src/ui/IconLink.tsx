import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

type IconLinkProps = Omit<LinkProps, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name, shown as the tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
};

/** A link that looks like an icon button: it leads to another page. */
export const IconLink = ({ label, icon, ...rest }: IconLinkProps) => (
  <Tooltip label={label}>
    <Link {...rest} className={styles.iconButton} data-size="medium" aria-label={label}>
      {icon}
    </Link>
  </Tooltip>
);
