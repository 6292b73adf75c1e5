import { SwatchBook } from 'lucide-react';
import { themeAddressOf } from '../../../palette/themeLink';
import { useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../../../state/palette/historySlice';
import { selectIsChosen, selectSelectedIndex } from '../../../state/palette/selectionSlice';
import { IconLink } from '../../../ui/IconLink';

/** Link to a theme of the palette; an explicitly selected color becomes its brand color. */
export const ThemeLink = () => {
  const entry = useAppSelector(selectEntry);
  const selected = useAppSelector(selectSelectedIndex);
  const isChosen = useAppSelector(selectIsChosen);
  if (!entry) return null;
  return (
    <IconLink
      label="Make a theme"
      icon={<SwatchBook aria-hidden />}
      to={themeAddressOf(entry, isChosen ? selected : undefined)}
    />
  );
};
