import { Dices } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { adjustRandomly } from './adjustmentCommands';
import { selectIsPreparing } from './adjustmentSlice';

/** The toolbar with this button is hidden while a preview is open; the focus returns to it by this id. */
export const ADJUST_BUTTON_ID = 'random-palette-adjustments';

export const AdjustButton = () => {
  const dispatch = useAppDispatch();
  const isPreparing = useAppSelector(selectIsPreparing);
  return (
    <IconButton
      id={ADJUST_BUTTON_ID}
      label="Random palette adjustments"
      icon={<Dices aria-hidden />}
      aria-busy={isPreparing}
      onClick={() => void dispatch(adjustRandomly())}
    />
  );
};
