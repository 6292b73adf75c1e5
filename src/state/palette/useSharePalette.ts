import { useCallback } from 'react';

import type { ShareWay } from '../../domain/shareWays';
import type { NamedPalette } from '../../palette/namedPalette';
import { builderAddress } from '../../palette/paletteLink';
import { dialogOpened, type OpenDialog } from '../dialogsSlice';
import { useAppDispatch } from '../hooks';
import { useCopyText } from '../useCopyText';

/** The dialog that a way of sharing opens; a link needs none. */
const dialogOf = (palette: NamedPalette, way: Exclude<ShareWay, 'link'>): OpenDialog => {
  if (way === 'poster') return { dialog: 'socialExport', palette };
  return { dialog: 'export', palette, ...(way === 'image' && { formatId: 'png' }) };
};

/** Shares a palette of 2 to 9 colors. A shared link opens it in the builder. */
export const useSharePalette = (): ((palette: NamedPalette, way: ShareWay) => void) => {
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  return useCallback(
    ({ colors, name }, way) => {
      if (way === 'link') void copy(`${window.location.origin}${builderAddress({ colors, name })}`);
      else dispatch(dialogOpened(dialogOf({ colors, name }, way)));
    },
    [copy, dispatch],
  );
};
