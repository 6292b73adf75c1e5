import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { comboTitle } from '../shortcuts/keyNames';
import { SHORTCUTS } from '../shortcuts/shortcuts';
import { selectAnswersBack, selectAnswersForward, stepBack, stepForward } from './historySteps';

export const StepButtons = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton
        label="Previous palette"
        keyTitle={comboTitle(SHORTCUTS.back.combos[1])}
        icon={<ChevronLeft aria-hidden />}
        disabled={!useAppSelector(selectAnswersBack)}
        onClick={() => dispatch(stepBack())}
      />
      <IconButton
        label="Next palette"
        keyTitle={comboTitle(SHORTCUTS.forward.combos[1])}
        icon={<ChevronRight aria-hidden />}
        disabled={!useAppSelector(selectAnswersForward)}
        onClick={() => dispatch(stepForward())}
      />
    </>
  );
};
