import { useMemo } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectColors } from '../../../state/palette/historySlice';
import { PaletteAnnouncer } from './PaletteAnnouncer';
import { StripDragging } from './StripDragging';
import { SwatchList } from './SwatchList';
import { useSwatchIds } from './swatchIds';

/** The palette itself: full width, no gaps, the selected color wider than the others. */
export const PaletteStrip = () => {
  const ids = useSwatchIds(useAppSelector(selectColors));
  // The same element until a swatch is added, removed or moved, so that the drag context does not render with every
  // color.
  const list = useMemo(() => <SwatchList ids={ids} />, [ids]);
  return (
    <>
      <StripDragging ids={ids}>{list}</StripDragging>
      <PaletteAnnouncer />
    </>
  );
};
