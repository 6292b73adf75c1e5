import { ChevronDown } from 'lucide-react';

import styles from './SelectField.module.css';

// A constant element, which React skips when re-rendering.
const ARROW = <ChevronDown aria-hidden />;

type SelectFieldProps<Value extends string | number> = {
  /** The accessible name; only the chosen option is visible. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
};

/** The native select, restyled. */
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
