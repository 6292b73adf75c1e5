import { useId, type ComponentProps, type ReactNode } from 'react';
import { inertWhen } from '../../../ui/inertWhen';
import { Tooltip } from '../../../ui/Tooltip';
import type { SwatchControl } from './swatchActionsContext';
import styles from './SwatchButton.module.css';

type SwatchButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'disabled'> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly control?: SwatchControl;
  /** Why it is disabled at the moment. */
  readonly refusal?: string | null;
  /** Suppresses the tooltip. */
  readonly isQuiet?: boolean;
};

/** An icon button in the ink of its swatch. While disabled it stays focusable and says why. */
export const SwatchButton = ({
  label,
  icon,
  control,
  refusal = null,
  isQuiet = false,
  onClick,
  ...rest
}: SwatchButtonProps) => {
  const refusalId = useId();
  return (
    <Tooltip label={refusal ?? label} isQuiet={isQuiet}>
      <button
        {...rest}
        {...inertWhen(refusal !== null, onClick)}
        type="button"
        className={styles.button}
        data-control={control}
        aria-label={label}
        aria-describedby={refusal === null ? rest['aria-describedby'] : refusalId}
      >
        {icon}
        {refusal !== null && (
          <span id={refusalId} hidden>
            {refusal}
          </span>
        )}
      </button>
    </Tooltip>
  );
};
