import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ProblemNotice } from '../../ui/ProblemNotice';
import { problemDismissed, selectProblem } from './imageExtractionSlice';

type ImageProblemProps = {
  readonly onUpload: () => void;
  /** Reads the same picture once more; undefined if it is not known any more. */
  readonly onRetry: (() => void) | undefined;
};

/** Why the last picture could not be read, with buttons for another one, or for the same where that may help. */
export const ImageProblem = ({ onUpload, onRetry }: ImageProblemProps) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  return (
    <ProblemNotice
      problem={problem}
      onRetry={problem?.mayPass ? onRetry : undefined}
      action="Try another image"
      onAction={onUpload}
      onDismiss={() => dispatch(problemDismissed())}
    />
  );
};
