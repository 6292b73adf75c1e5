import { Pin } from 'lucide-react';

import { useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../../../state/palette/historySlice';
import { Menu } from '../../../ui/Menu';
import { usePinRows } from './usePinRows';

/** Menu of the pinned palettes. Phones have them in the history dialog. */
export const PinMenu = () => {
  const rows = usePinRows('desktop');
  const isPinned = useAppSelector((state) => selectEntry(state)?.isPinned === true);
  return (
    <Menu
      label="Pinned palettes"
      icon={<Pin aria-hidden fill={isPinned ? 'currentColor' : 'none'} />}
      options={rows}
      onSelect={(value) => void rows.find((row) => row.value === value)?.run()}
    />
  );
};
