import type { ComponentProps, ReactNode } from 'react';

import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'aria-label'> & {
  /** The accessible name, shown as the tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'small';
};

export const IconButton = ({ label, icon, size = 'medium', ...rest }: IconButtonProps) => (
  <Tooltip label={label}>
    <button {...rest} type="button" className={styles.iconButton} data-size={size} aria-label={label}>
      {icon}
    </button>
  </Tooltip>
);
