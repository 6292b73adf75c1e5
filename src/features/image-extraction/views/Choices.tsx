import { useId, type ReactNode } from 'react';

import styles from './Choices.module.css';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  /** Colors, shown under the text. */
  readonly sample: ReactNode;
};

type ChoicesProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A list with one selected item: native radio buttons with custom styles. */
export const Choices = <Value extends string>({ label, choices, value, onChange }: ChoicesProps<Value>) => {
  const name = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{choice.label}</span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </span>
          <span className={styles.sample}>{choice.sample}</span>
        </label>
      ))}
    </div>
  );
};
