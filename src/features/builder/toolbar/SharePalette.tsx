import { useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../../../state/palette/historySlice';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { ShareMenu } from '../../../ui/ShareMenu';

/** A component of its own, so that the other buttons do not render with the colors. */
export const SharePalette = () => {
  const entry = useAppSelector(selectEntry);
  const share = useSharePalette();
  return entry ? <ShareMenu onShare={(way) => share(entry, way)} /> : null;
};
