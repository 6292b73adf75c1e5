import { useNavigate } from 'react-router-dom';

import { FILM_MESSAGE } from '../../domain/otherMediumMessages';
import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { ProblemNotice } from '../../ui/ProblemNotice';
import { sourceOfProblem } from './extractImage';
import { problemDismissed, selectProblem } from './imageExtractionSlice';

type ImageProblemProps = {
  readonly onUpload: () => void;
  /** Reads the same picture once more; undefined if it is not known any more. */
  readonly onRetry: (() => void) | undefined;
};

/** Opens the film that was taken for a picture where films are read; undefined for everything else. */
const useOpenInVideo = (): (() => void) | undefined => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { handedFile } = useServices();
  const problem = useAppSelector(selectProblem);
  const source = problem?.detail === FILM_MESSAGE ? sourceOfProblem(problem) : undefined;
  if (source?.kind !== 'file') return undefined;
  return () => {
    handedFile.give(PATHS.video, { file: source.file, name: source.name });
    dispatch(problemDismissed());
    void navigate(PATHS.video);
  };
};

/** Why the last picture could not be read, with buttons for another one, or for the same where that may help. */
export const ImageProblem = ({ onUpload, onRetry }: ImageProblemProps) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const openInVideo = useOpenInVideo();
  return (
    <ProblemNotice
      problem={problem}
      elsewhere={openInVideo && { label: 'Open in Video', onOpen: openInVideo }}
      onRetry={problem?.mayPass ? onRetry : undefined}
      action="Try another image"
      onAction={onUpload}
      onDismiss={() => dispatch(problemDismissed())}
    />
  );
};
