import { ChevronDown } from 'lucide-react';

import styles from './SelectField.module.css';

// The same element every time: React passes over it.
const ARROW = <ChevronDown aria-hidden />;

type SelectFieldProps<Value extends string | number> = {
  /** The accessible name; the chosen option is what is seen. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
};

/** The browser's own list, in our clothes. */
export const SelectField = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: SelectFieldProps<Value>) => (
  <span className={styles.field}>
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => {
        const chosen = options[event.target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    {ARROW}
  </span>
);
