import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ProblemNotice } from '../../ui/ProblemNotice';
import { problemDismissed, selectProblem } from './imageExtractionSlice';

/** Why the last picture could not be read, with a button for another one. */
export const ImageProblem = ({ onUpload }: { readonly onUpload: () => void }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  return (
    problem && (
      <ProblemNotice
        {...problem}
        action="Try another image"
        onAction={onUpload}
        onDismiss={() => dispatch(problemDismissed())}
      />
    )
  );
};
