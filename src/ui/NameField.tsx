import { useId } from 'react';

import { FieldProblem } from './FieldProblem';
import styles from './NameField.module.css';
import { NameLimit, useNameLimit } from './NameLimit';

type NameFieldProps = {
  readonly label: string;
  readonly value: string;
  /** In Unicode code points; more cannot be typed or pasted. */
  readonly max: number;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly problem?: string | null;
  /** Whether it receives the initial focus of its dialog. */
  readonly takesFocus?: boolean;
};

/** A text field for a name, with the number of remaining characters. */
export const NameField = ({
  label,
  value,
  max,
  onChange,
  placeholder,
  problem = null,
  takesFocus = true,
}: NameFieldProps) => {
  const id = useId();
  const { isCut, take } = useNameLimit(max);
  const remaining = max - Array.from(value).length;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-rest`} className={styles.rest} data-few={remaining <= 5 || undefined}>
          <span aria-hidden>{`${remaining} left`}</span>
          <span className={styles.spoken}>{`${remaining} of ${max} characters remaining`}</span>
        </span>
      </div>
      <input
        id={id}
        className={styles.input}
        data-autofocus={takesFocus || undefined}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-rest ${id}-problem`}
        onChange={({ target }) => onChange(take(target.value))}
      />
      <NameLimit max={max} isCut={isCut} />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
};
