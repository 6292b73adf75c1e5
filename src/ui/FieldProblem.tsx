import { CircleAlert } from 'lucide-react';

import styles from './NameField.module.css';

type FieldProblemProps = { readonly id?: string; readonly problem: string | null };

/** What is wrong with the field above. The live region is always there: one that comes with its text is not read out. */
export const FieldProblem = ({ id, problem }: FieldProblemProps) => (
  <div id={id} className={styles.problem} role="alert">
    {problem !== null && (
      <>
        <CircleAlert aria-hidden />
        {problem}
      </>
    )}
  </div>
);
