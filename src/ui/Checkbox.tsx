import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './Checkbox.module.css';

type CheckboxProps = {
  readonly label: string;
  /** A second line in quieter type, read out after the label. */
  readonly note?: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
};

/** The native checkbox, restyled. */
export const Checkbox = ({ label, note, isChecked, onChange, isDisabled = false }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      className={styles.input}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={styles.box}>
      <Check aria-hidden />
    </span>
    <span className={styles.text}>
      {label}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  </label>
);
