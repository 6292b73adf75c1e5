import type { ComponentProps } from 'react';

import { inertWhen } from './inertWhen';
import styles from './Switch.module.css';

type SwitchProps = Omit<
  ComponentProps<'button'>,
  'className' | 'type' | 'role' | 'children' | 'aria-label' | 'aria-checked' | 'onClick' | 'onChange'
> & {
  /** The accessible name: what is switched. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/**
 * A switch that applies immediately. Drawn in the surrounding text color; on a swatch, `--switch-knob` is the swatch's
 * color.
 */
export const Switch = ({ label, isOn, onChange, disabled = false, ...rest }: SwitchProps) => (
  <button
    {...rest}
    {...inertWhen(disabled, () => onChange(!isOn))}
    type="button"
    role="switch"
    className={styles.switch}
    aria-label={label}
    aria-checked={isOn}
  />
);
