import { memo, useCallback, useDeferredValue } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectShownPalette } from './palette/selectors';
import { PanelCell } from './PanelCell';
import { PANELS } from './panels';
import { ScrollToPanel } from './panels/ScrollToPanel';
import { panelFolded, selectFolds } from './panels/panelsSlice';
import { BuilderJumps } from './panels/BuilderJumps';
import { useIsStacked } from './strip/stripLayout';

/**
 * The panels follow the palette with low priority: an action paints the strip at once, and they come in slices that
 * the next action may interrupt. Nothing is rendered before there is a palette.
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
  if (!shown) return null;
  const context = { colorCount: shown.colors.length };
  const rows = PANELS.filter((row) => row.isVisible(context));
  return (
    <>
      {isPhone && <BuilderJumps rows={rows} />}
      {rows.map((row) => (
        <PanelCell
          key={row.id}
          row={row}
          shown={shown}
          isOpen={isPhone ? (folds[row.id] ?? row.isOpenOnPhones) : null}
          onFold={fold}
        />
      ))}
      <ScrollToPanel />
    </>
  );
});
PanelGrid.displayName = 'PanelGrid';
