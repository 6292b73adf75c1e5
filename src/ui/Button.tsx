import type { ComponentProps, ReactNode } from 'react';

import styles from './Button.module.css';
import { inertWhen } from './inertWhen';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** One primary button per view. 'danger' confirms an irreversible action, 'dangerQuiet' leads to the confirmation. */
  readonly variant?: 'plain' | 'primary' | 'quiet' | 'danger' | 'dangerQuiet';
  readonly size?: 'medium' | 'small';
  readonly icon?: ReactNode;
};

/** A labeled button; a disabled one stays focusable. */
export const Button = ({
  variant = 'plain',
  size = 'medium',
  icon,
  children,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...inertWhen(disabled, onClick)}
    type="button"
    className={styles.button}
    data-variant={variant}
    data-size={size}
  >
    {icon}
    {children}
  </button>
);
