import { typedKept } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ProblemBanner } from './ProblemBanner';
import { changeProjects } from './projectCommands';
import { problemDismissed, selectProblem } from './cache/projectsSlice';
import { ReadProblem, type Reading } from './ReadProblem';

/** The latest failure, with a retry: of a change, else of loading. */
export const PageProblem = ({ readings }: { readonly readings: readonly Reading[] }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  if (problem)
    return (
      <ProblemBanner
        message={problem.message}
        onRetry={() => void dispatch(changeProjects(problem.change, { edit: problem.edit }))}
        onDismiss={() => {
          dispatch(problemDismissed());
          if (problem.edit) dispatch(typedKept([problem.edit]));
        }}
      />
    );
  return <ReadProblem reading={readings.find(({ isError }) => isError)} />;
};
