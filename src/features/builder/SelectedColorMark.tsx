import { ColorMark } from './ColorMark';
import { useShownPalette } from './palette/shownPalette';

/** The color chip before the title of a panel that follows the selected color. */
export const SelectedColorMark = () => (
  <ColorMark color={useShownPalette().color} title="Follows the selected color" />
);
