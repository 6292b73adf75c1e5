import { CircleAlert, X } from 'lucide-react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { problemDismissed, selectProblem } from './imageExtractionSlice';
import styles from './ProblemNotice.module.css';

/** Why the last picture could not be read, with the way to another one. The toast beside it is what is read out. */
export const ProblemNotice = ({ onUpload }: { readonly onUpload: () => void }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  if (!problem) return null;
  return (
    <section className={styles.notice} aria-label="Problem">
      <CircleAlert aria-hidden />
      <div className={styles.words}>
        <p>{problem.message}</p>
        {problem.detail !== null && <p className={styles.detail}>{problem.detail}</p>}
      </div>
      <Button onClick={onUpload}>Try another image</Button>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={() => dispatch(problemDismissed())} />
    </section>
  );
};
