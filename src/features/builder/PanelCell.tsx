import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { Panel } from '../../ui/Panel';
import { PanelBoundary } from '../../ui/PanelBoundary';
import { panelElementId } from '../../ui/panelElementId';
import { PanelFoldingContext } from '../../ui/panelFolding';
import { Skeleton } from '../../ui/Skeleton';
import styles from './BuilderPage.module.css';
import type { ShownPalette } from './palette/selectors';
import { ShownPaletteContext } from './palette/shownPalette';
import { useDeferredPalette } from './palette/useDeferredPalette';
import type { PanelRow } from './panels';

const gridArea = ({ span }: PanelRow): CSSProperties & Record<'--wide' | '--tablet', number> => ({
  '--wide': span.wide,
  '--tablet': span.tablet,
});

/** As high as the first row will be where the window is wide, so that the second stays where it is. */
const WAITING_PX = 260;

type PanelFrameProps = { readonly row: PanelRow; readonly isDrawn: boolean };

/** Rendered once or twice: afterwards the panel subscribes to the palette by itself. */
const PanelFrame = memo(({ row, isDrawn }: PanelFrameProps) => {
  const waiting = (
    <Panel title={row.title}>
      <Skeleton height={WAITING_PX} />
    </Panel>
  );
  return (
    <PanelBoundary>{isDrawn ? <row.Panel title={row.title} fallback={waiting} /> : waiting}</PanelBoundary>
  );
});
PanelFrame.displayName = 'PanelFrame';

type PanelCellProps = {
  readonly row: PanelRow;
  readonly shown: ShownPalette;
  /** Until then its title stands over an empty place. */
  readonly isDrawn: boolean;
  /** Null where panels do not fold. */
  readonly isOpen: boolean | null;
  readonly onFold: (id: string, isOpen: boolean) => void;
};

/**
 * A panel in its place. It is handed the palette: with a context of the same kind above it, React would look for
 * readers below it whenever that one changes, and render panels whose own palette has not changed.
 */
export const PanelCell = memo(({ row, shown, isDrawn, isOpen, onFold }: PanelCellProps) => {
  const cell = useRef<HTMLDivElement>(null);
  const { id } = row;
  const folding = useMemo(
    () => (isOpen === null ? null : { isOpen, onToggle: () => onFold(id, !isOpen) }),
    [id, isOpen, onFold],
  );
  const palette = useDeferredPalette(cell, shown, isOpen ?? true);
  return (
    <div ref={cell} id={panelElementId(id)} tabIndex={-1} className={styles.cell} style={gridArea(row)}>
      <PanelFoldingContext value={folding}>
        <ShownPaletteContext value={palette}>
          <PanelFrame row={row} isDrawn={isDrawn} />
        </ShownPaletteContext>
      </PanelFoldingContext>
    </div>
  );
});
PanelCell.displayName = 'PanelCell';
