import type { ComponentProps, ReactNode } from 'react';

import styles from './IconButton.module.css';
import { inertWhen } from './inertWhen';
import { Tooltip } from './Tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'aria-label'> & {
  /** The accessible name, shown as the tooltip too. */
  readonly label: string;
  /** The key that does the same, for eyes: 'X'. */
  readonly keyTitle?: string | undefined;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'small';
  /** False where the button takes the focus by itself: nobody asked for words there. */
  readonly hasTooltip?: boolean;
};

/** A button of one icon; a disabled one keeps the focus. */
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
