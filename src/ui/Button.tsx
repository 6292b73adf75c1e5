import type { ComponentProps, ReactNode } from 'react';

import styles from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** One primary button per view. */
  readonly variant?: 'plain' | 'primary' | 'quiet';
  readonly size?: 'medium' | 'small';
  readonly icon?: ReactNode;
};

export const Button = ({ variant = 'plain', size = 'medium', icon, children, ...rest }: ButtonProps) => (
  <button {...rest} type="button" className={styles.button} data-variant={variant} data-size={size}>
    {icon}
    {children}
  </button>
);
