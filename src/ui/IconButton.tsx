import type { ComponentProps, ReactNode } from 'react';

import styles from './IconButton.module.css';
import { inertWhen } from './inertWhen';
import { Tooltip } from './Tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
  /** The keyboard shortcut, shown visually only: 'X'. */
  readonly keyTitle?: string | undefined;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'small';
  /** False if the button is focused programmatically: its tooltip would show uninvited. */
  readonly hasTooltip?: boolean;
};

/** An icon-only button; a disabled one stays focusable. */
export const IconButton = ({
  label,
  keyTitle,
  icon,
  size = 'medium',
  hasTooltip = true,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) => {
  const button = (
    <button
      {...rest}
      {...inertWhen(disabled, onClick)}
      type="button"
      className={styles.iconButton}
      data-size={size}
      aria-label={label}
    >
      {icon}
    </button>
  );
  return hasTooltip ? (
    <Tooltip label={keyTitle === undefined ? label : `${label} (${keyTitle})`}>{button}</Tooltip>
  ) : (
    button
  );
};
