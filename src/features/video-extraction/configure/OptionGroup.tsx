import { useId } from 'react';

import styles from './OptionGroup.module.css';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly note: string;
  readonly isPro: boolean;
};

type OptionGroupProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  /** PRO options are disabled; selecting one calls `onLocked`. */
  readonly isLocked: boolean;
  readonly onChange: (value: Value) => void;
  readonly onLocked: () => void;
};

/** A choice of a few options, each with a description. */
export const OptionGroup = <Value extends string>({
  label,
  options,
  value,
  isLocked,
  onChange,
  onLocked,
}: OptionGroupProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            data-locked={(option.isPro && isLocked) || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              // Still clickable, to say what it requires.
              aria-disabled={(option.isPro && isLocked) || undefined}
              checked={option.value === value}
              onChange={() => (option.isPro && isLocked ? onLocked() : onChange(option.value))}
            />
            <span className={styles.label}>
              {option.label}
              {option.isPro && isLocked && <span className={styles.badge}>PRO</span>}
            </span>
            <span className={styles.note}>{option.note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
