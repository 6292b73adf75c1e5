import { memo, startTransition, Suspense, useEffect, useRef, useState, type CSSProperties } from 'react';
import { whenIdle } from '../../state/whenIdle';
import { Panel } from '../../ui/Panel';
import { PanelBoundary } from '../../ui/PanelBoundary';
import { Skeleton } from '../../ui/Skeleton';
import { useIsNear } from '../../ui/useIsNear';
import styles from './BuilderPage.module.css';
import { ShownPaletteContext, useShownPalette } from './palette/shownPalette';
import type { PanelRow } from './panels';

const gridArea = ({ span }: PanelRow): CSSProperties & Record<'--wide' | '--tablet', number> => ({
  '--wide': span.wide,
  '--tablet': span.tablet,
});

/** Rendered once: afterwards the panel hears of the palette by itself. */
const PanelFrame = memo(({ row }: { readonly row: PanelRow }) => (
  <PanelBoundary>
    <Suspense
      fallback={
        <Panel title={row.title}>
          <Skeleton height={240} />
        </Panel>
      }
    >
      <row.Panel title={row.title} />
    </Suspense>
  </PanelBoundary>
));
PanelFrame.displayName = 'PanelFrame';

/** A panel in its place. One that is far from the window follows the palette when the page is idle. */
export const PanelCell = ({ row }: { readonly row: PanelRow }) => {
  const cell = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(cell);
  const latest = useShownPalette();
  const [held, setHeld] = useState(latest);
  const isBehind = held !== latest;
  // Set while rendering: what is seen never shows another palette than the panel beside it.
  if (isNear && isBehind) setHeld(latest);
  useEffect(() => {
    if (isNear || !isBehind) return undefined;
    return whenIdle(() => startTransition(() => setHeld(latest)));
  }, [isNear, isBehind, latest]);
  return (
    <div ref={cell} className={styles.cell} style={gridArea(row)}>
      <ShownPaletteContext value={isNear ? latest : held}>
        <PanelFrame row={row} />
      </ShownPaletteContext>
    </div>
  );
};
