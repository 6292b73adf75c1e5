import type { ComponentProps, ReactNode } from 'react';

import { inertWhen } from '../../../ui/inertWhen';
import styles from './ToolButton.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> & {
  readonly label: string;
  readonly icon: ReactNode;
  /** A choice other than the default is active. */
  readonly isActive?: boolean;
};

/** A button beside the search: icon and words, the icon alone on phones. */
export const ToolButton = ({
  label,
  icon,
  isActive = false,
  disabled = false,
  onClick,
  ...rest
}: ToolButtonProps) => (
  <button
    {...rest}
    {...inertWhen(disabled, onClick)}
    type="button"
    className={styles.button}
    aria-label={label}
    data-active={isActive || undefined}
  >
    {icon}
    <span className={styles.label}>{label}</span>
  </button>
);
