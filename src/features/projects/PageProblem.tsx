import { typedKept } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ProblemBanner } from './ProblemBanner';
import { changeProjects } from './projectCommands';
import { problemDismissed, selectProblem } from './cache/projectsSlice';
import { ReadProblem, type Reading } from './ReadProblem';

/** What failed last, with another try: a change, else what could not be read. */
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
