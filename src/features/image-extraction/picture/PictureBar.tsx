import { Eye, EyeOff } from 'lucide-react';

import { PICTURE_KEYS } from '../../../domain/pictureKeys';
import { useShownKey } from '../../../state/shortcuts/useShownKey';
import { IconButton } from '../../../ui/IconButton';
import styles from './PictureBar.module.css';
import { SampleSelect } from './SampleSelect';
import type { Zoom } from './useZoom';
import { ZoomTools } from './ZoomTools';

type PictureBarProps = {
  readonly zoom: Zoom;
  readonly arePinsShown: boolean;
  readonly isDisabled: boolean;
  readonly onShowPins: (areShown: boolean) => void;
};

/** The controls under the picture for viewing it and picking from it. */
export const PictureBar = ({ zoom, arePinsShown, isDisabled, onShowPins }: PictureBarProps) => {
  const shownKey = useShownKey();
  return (
    <div className={styles.bar}>
      <ZoomTools zoom={zoom} isDisabled={isDisabled} />
      <div className={styles.picking}>
        <SampleSelect isDisabled={isDisabled} />
        <IconButton
          label="Show pins"
          keyTitle={shownKey(PICTURE_KEYS.pins)}
          size="small"
          icon={arePinsShown ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          aria-pressed={arePinsShown}
          disabled={isDisabled}
          onClick={() => onShowPins(!arePinsShown)}
        />
      </div>
    </div>
  );
};
