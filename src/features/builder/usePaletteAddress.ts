import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { currentEntry } from '../../state/palette/commitPalette';
import { openAddress } from '../../state/palette/openAddress';
import { paletteLink } from '../../palette/paletteLink';
import { selectEntry } from '../../state/palette/historySlice';
import { keepTabPlace } from '../../state/palette/stored/tabPlace';
import { useServices } from '../../state/servicesContext';
import { useWrittenAddress } from '../../state/useWrittenAddress';

/**
 * Synchronizes palette and address: a new address opens its palette, a new palette replaces the address without a new
 * entry in the browser's history. Returns whether the address could not be read.
 */
export const usePaletteAddress = (): { isInvalid: boolean; dismiss: () => void } => {
  const dispatch = useAppDispatch();
  const { tabStorage } = useServices();
  const entry = useAppSelector(selectEntry);
  const [isInvalid, setIsInvalid] = useState(false);
  useWrittenAddress({
    shown: entry,
    isNewest: (shown) => dispatch(currentEntry()) === shown,
    queryOf: ({ colors, name }) => `?${paletteLink(colors, name)}`,
    open: (address) => setIsInvalid(dispatch(openAddress(address)) === 'invalid'),
    isOwn: ({ state }) => state === null,
    store: () => {
      if (entry) keepTabPlace(tabStorage, paletteLink(entry.colors, entry.name), entry);
    },
  });
  return { isInvalid, dismiss: () => setIsInvalid(false) };
};
