import { memo, useCallback, useDeferredValue } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectShownPalette } from './palette/selectors';
import { PanelCell } from './PanelCell';
import { PANELS } from './panels';
import { ScrollToPanel } from './panels/ScrollToPanel';
import { panelFolded, selectFolds } from './panels/panelsSlice';
import { BuilderJumps } from './panels/BuilderJumps';
import { useIsStacked } from './strip/stripLayout';
import { useDrawnPanels } from './useDrawnPanels';

/**
 * The panels follow the palette with low priority: an action paints the strip at once, and the panels render in slices
 * that the next action may interrupt. Nothing is rendered without a palette.
 */
export const PanelGrid = memo(() => {
  const dispatch = useAppDispatch();
  const shown = useDeferredValue(useAppSelector(selectShownPalette));
  const folds = useAppSelector(selectFolds);
  const isPhone = useIsStacked();
  const fold = useCallback(
    (id: string, isOpen: boolean) => void dispatch(panelFolded({ id, isOpen })),
    [dispatch],
  );
  const context = { colorCount: shown?.colors.length ?? 0 };
  const rows = PANELS.filter((row) => row.isVisible(context));
  const drawn = useDrawnPanels(rows.length);
  if (!shown) return null;
  return (
    <>
      {isPhone && <BuilderJumps rows={rows} />}
      {rows.map((row, place) => (
        <PanelCell
          key={row.id}
          row={row}
          shown={shown}
          isDrawn={place < drawn}
          isOpen={isPhone ? (folds[row.id] ?? row.isOpenOnPhones) : null}
          onFold={fold}
        />
      ))}
      {drawn >= rows.length && <ScrollToPanel />}
    </>
  );
});
PanelGrid.displayName = 'PanelGrid';
