import { memo, useDeferredValue } from 'react';
import { useAppSelector } from '../../state/hooks';
import { selectShownPalette } from './palette/selectors';
import { PanelCell } from './PanelCell';
import { PANELS } from './panels';
import { AskedPanel } from './panels/AskedPanel';

/**
 * The panels follow the palette with low priority: an action paints the strip at once, and they come in slices that
 * the next action may interrupt. Nothing is rendered before there is a palette.
 */
export const PanelGrid = memo(() => {
  const shown = useDeferredValue(useAppSelector(selectShownPalette));
  if (!shown) return null;
  const context = { colorCount: shown.colors.length };
  return (
    <>
      {PANELS.filter((row) => row.isVisible(context)).map((row) => (
        <PanelCell key={row.id} row={row} shown={shown} />
      ))}
      <AskedPanel />
    </>
  );
});
PanelGrid.displayName = 'PanelGrid';
