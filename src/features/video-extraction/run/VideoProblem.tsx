import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { ProblemNotice } from '../../../ui/ProblemNotice';
import { problemDismissed, selectProblem } from '../videoExtractionSlice';

/** Why the last video could not be read, or not to its end, with a button for another one. */
export const VideoProblem = ({ onUpload }: { readonly onUpload: () => void }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  return (
    <ProblemNotice
      problem={problem}
      action="Try another video"
      onAction={onUpload}
      onDismiss={() => dispatch(problemDismissed())}
    />
  );
};
