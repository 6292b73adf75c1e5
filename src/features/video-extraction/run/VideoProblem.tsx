import { useNavigate } from 'react-router-dom';

import { PICTURE_MESSAGES } from '../../../domain/otherMediumMessages';
import { PATHS } from '../../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { ProblemNotice } from '../../../ui/ProblemNotice';
import { choiceOfProblem } from '../choice/openVideo';
import { problemDismissed, selectProblem } from '../videoExtractionSlice';

const OF_PICTURES: readonly (string | null)[] = Object.values(PICTURE_MESSAGES);

/** Opens the picture that was taken for a film where pictures are read; undefined for everything else. */
const useOpenInImage = (): (() => void) | undefined => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { handedFile } = useServices();
  const problem = useAppSelector(selectProblem);
  const chosen = problem && OF_PICTURES.includes(problem.detail) ? choiceOfProblem(problem) : undefined;
  if (chosen?.kind !== 'file') return undefined;
  return () => {
    handedFile.give(PATHS.image, { file: chosen.file, name: chosen.name });
    dispatch(problemDismissed());
    void navigate(PATHS.image);
  };
};

/** Why the last video could not be read, or not to its end, with a button for another one. */
export const VideoProblem = ({ onUpload }: { readonly onUpload: () => void }) => {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(selectProblem);
  const openInImage = useOpenInImage();
  return (
    <ProblemNotice
      problem={problem}
      elsewhere={openInImage && { label: 'Open in Image', onOpen: openInImage }}
      action="Try another video"
      onAction={onUpload}
      onDismiss={() => dispatch(problemDismissed())}
    />
  );
};
