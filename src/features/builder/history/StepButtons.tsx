import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { selectAnswersBack, selectAnswersForward, stepBack, stepForward } from './historySteps';

export const StepButtons = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton
        label="Previous palette"
        icon={<ChevronLeft aria-hidden />}
        disabled={!useAppSelector(selectAnswersBack)}
        onClick={() => dispatch(stepBack())}
      />
      <IconButton
        label="Next palette"
        icon={<ChevronRight aria-hidden />}
        disabled={!useAppSelector(selectAnswersForward)}
        onClick={() => dispatch(stepForward())}
      />
    </>
  );
};
