import { CircleAlert } from 'lucide-react';

import styles from './NameField.module.css';

type FieldProblemProps = { readonly id?: string; readonly problem: string | null };

/**
 * The error of the field above. The live region is always mounted: one that is added with its text is not announced.
 */
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
