import { useId } from 'react';

import styles from './ColorsField.module.css';
import { FieldProblem } from './FieldProblem';

type ColorsFieldProps = {
  readonly text: string;
  /** The validation error; null if there is none. */
  readonly problem: string | null;
  /** Whether it receives the initial focus of its dialog. */
  readonly takesFocus?: boolean;
  readonly onType: (text: string) => void;
};

/** A palette as text: a list of colors, a link, code. */
export const ColorsField = ({ text, problem, takesFocus = false, onType }: ColorsFieldProps) => {
  const problemId = useId();
  return (
    <div className={styles.colors}>
      <input
        className={styles.input}
        aria-label="Colors or a palette link"
        aria-describedby={problemId}
        aria-invalid={problem !== null}
        placeholder="Paste colors or a palette link"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        data-autofocus={takesFocus || undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <FieldProblem id={problemId} problem={problem} />
    </div>
  );
};
