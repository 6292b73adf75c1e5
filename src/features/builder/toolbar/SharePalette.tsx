import { useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../../../state/palette/historySlice';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { ShareMenu } from '../../../ui/ShareMenu';

/** By itself: the other buttons have nothing to do with the colors. */
export const SharePalette = () => {
  const entry = useAppSelector(selectEntry);
  const share = useSharePalette();
  return entry ? <ShareMenu onShare={(way) => share(entry, way)} /> : null;
};
