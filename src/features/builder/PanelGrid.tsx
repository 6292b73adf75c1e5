import { memo } from 'react';
import { useAppSelector } from '../../state/hooks';
import { selectColorCount } from './palette/historySlice';
import { ShownPaletteProvider } from './palette/ShownPaletteProvider';
import { PanelCell } from './PanelCell';
import { PANELS } from './panels';

export const PanelGrid = memo(() => {
  const colorCount = useAppSelector(selectColorCount);
  return (
    <ShownPaletteProvider>
      {PANELS.filter((row) => row.isVisible({ colorCount })).map((row) => (
        <PanelCell key={row.id} row={row} />
      ))}
    </ShownPaletteProvider>
  );
});
PanelGrid.displayName = 'PanelGrid';
