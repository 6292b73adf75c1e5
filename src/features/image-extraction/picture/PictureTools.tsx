import { Maximize, Pipette, SquareDashedMousePointer } from 'lucide-react';

import { PICTURE_KEYS } from '../../../domain/pictureKeys';
import { useAppDispatch } from '../../../state/hooks';
import { useShownKey } from '../../../state/shortcuts/useShownKey';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { takeWhole } from '../remakePalette';
import { addColor } from '../editColors';
import styles from './PictureTools.module.css';
import { canPickFromScreen, pickFromScreen } from './screenPick';

type PictureToolsProps = {
  readonly isPart: boolean;
  readonly isMarking: boolean;
  readonly isDisabled: boolean;
  readonly onMark: () => void;
  readonly signal: () => AbortSignal;
};

/** Other ways to pick colors: from a part of the picture, and from anywhere on the screen. */
export const PictureTools = ({ isPart, isMarking, isDisabled, onMark, signal }: PictureToolsProps) => {
  const dispatch = useAppDispatch();
  const pick = async () => {
    const rgb = await pickFromScreen();
    if (rgb !== null) await dispatch(addColor(rgb, null, signal()));
  };
  const partKey = useShownKey()(PICTURE_KEYS.part);
  const group = useRovingFocus({ count: 3, start: isPart ? 0 : 1 });
  return (
    <div className={styles.tools} role="toolbar" aria-label="Picture" {...group}>
      {isPart && (
        <Button
          size="small"
          variant="quiet"
          icon={<Maximize aria-hidden />}
          disabled={isDisabled}
          onClick={() => void dispatch(takeWhole(signal()))}
          {...rovingItem(0)}
        >
          Whole picture
        </Button>
      )}
      <Button
        size="small"
        icon={<SquareDashedMousePointer aria-hidden />}
        aria-pressed={isMarking}
        aria-keyshortcuts={partKey}
        title={partKey && `Colors of a part (${partKey})`}
        disabled={isDisabled}
        onClick={onMark}
        {...rovingItem(1)}
      >
        Colors of a part
      </Button>
      {canPickFromScreen() && (
        <IconButton
          label="Pick from the screen"
          size="small"
          icon={<Pipette aria-hidden />}
          disabled={isDisabled}
          onClick={() => void pick()}
          {...rovingItem(2)}
        />
      )}
    </div>
  );
};
