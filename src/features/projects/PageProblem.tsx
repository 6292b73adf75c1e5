import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ProblemBanner } from './ProblemBanner';
import { tryAgain } from './projectCommands';
import { isReading, problemDismissed, selectProblem } from './projectsSlice';

/** What failed last, with another try; where `isReadingOnly`, only what could not be read. */
export const PageProblem = ({ isReadingOnly = false }: { readonly isReadingOnly?: boolean }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  if (!problem || (isReadingOnly && !isReading(problem.retry))) return null;
  return (
    <ProblemBanner
      message={problem.message}
      onRetry={() => {
        dispatch(problemDismissed());
        void dispatch(tryAgain(problem.retry));
      }}
      onDismiss={() => dispatch(problemDismissed())}
    />
  );
};
