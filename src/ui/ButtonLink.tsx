import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './Button.module.css';

type ButtonLinkProps = Omit<LinkProps, 'className'> & {
  readonly variant?: 'plain' | 'primary';
  readonly icon?: ReactNode;
};

/** A link to another page that looks like a button. */
export const ButtonLink = ({ variant = 'plain', icon, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={styles.button} data-variant={variant} data-size="medium">
    {icon}
    {children}
  </Link>
);
