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

/** The height of the first row in wide windows, so that the second row does not move. */
const WAITING_PX = 260;

type PanelFrameProps = { readonly row: PanelRow; readonly isDrawn: boolean };

/** Rendered once or twice: after that the panel itself subscribes to the palette. */
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
  /** Until then the title is above an empty area. */
  readonly isDrawn: boolean;
  /** Null where panels are not collapsible. */
  readonly isOpen: boolean | null;
  readonly onFold: (id: string, isOpen: boolean) => void;
};

/**
 * A panel in its grid cell. The palette is passed as a prop: with another provider of the same context above it, React
 * would search for consumers at every change of that one and render panels whose own palette is unchanged.
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
