import { typedKept } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ProblemBanner } from './ProblemBanner';
import { problemDismissed, selectProblem } from './cache/projectsSlice';
import { retryChange } from './retryChange';
import { ReadProblem, type Reading } from './ReadProblem';

/** The latest failure, with a retry: of a change, else of loading. */
export const PageProblem = ({ readings }: { readonly readings: readonly Reading[] }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  if (problem)
    return (
      <ProblemBanner
        message={problem.message}
        onRetry={() => dispatch(retryChange(problem))}
        onDismiss={() => {
          dispatch(problemDismissed());
          if (problem.edit) dispatch(typedKept([problem.edit]));
        }}
      />
    );
  return <ReadProblem reading={readings.find(({ isError }) => isError)} />;
};
