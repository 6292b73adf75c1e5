import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useId } from 'react';

import type { SortMode } from '../../../color/sortSwatches';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Panel } from '../../../ui/Panel';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { toggleSwatch } from '../remakePalette';
import {
  selectArea,
  selectRun,
  selectSwatches,
  selectSwatchOrder,
  sortModeClicked,
} from '../imageExtractionSlice';
import { SwatchGrid } from './SwatchGrid';
import styles from './SwatchesPanel.module.css';
import { SwatchGridSkeleton } from './SwatchGridSkeleton';

const MODES = [
  { value: 'unordered', label: 'Unordered' },
  { value: 'hue', label: 'Hue' },
  { value: 'saturation', label: 'Saturation' },
  { value: 'lightness', label: 'Lightness' },
] as const satisfies readonly { value: SortMode; label: string }[];

export const SwatchesPanel = memo(({ signal }: { readonly signal: () => AbortSignal }) => {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectRun) !== null;
  const swatches = useAppSelector(selectSwatches);
  const isPart = useAppSelector(selectArea) !== undefined;
  // 200 cells at once would delay the palette: React renders them after it, in slices.
  const drawn = useDeferredValue(swatches);
  const order = useAppSelector(selectSwatchOrder);
  const gridId = useId();
  const toggle = useCallback(
    (cell: number) => void dispatch(toggleSwatch(cell, signal())),
    [dispatch, signal],
  );

  const Arrow = order.direction === 'ascending' ? ArrowUp : ArrowDown;
  const arrow = (
    <>
      <Arrow aria-hidden />
      <span className={styles.unseen}>{order.direction}</span>
    </>
  );
  const options = MODES.map(({ value, label }) => ({
    value,
    label,
    icon: value === order.mode && value !== 'unordered' ? arrow : null,
  }));
  const isWaiting = isBusy || drawn !== swatches || swatches.length === 0;
  return (
    <Panel
      title="Swatches"
      note={
        <span className={styles.count}>
          {isWaiting ? '' : `${drawn.length}${isPart ? ' of the part' : ''}`}
        </span>
      }
      isFlush
      controls={
        <SegmentedTabs
          label="Order of the swatches"
          options={options}
          value={order.mode}
          onChange={(mode) => dispatch(sortModeClicked(mode))}
          panelId={gridId}
        />
      }
    >
      <div id={gridId} role="tabpanel" aria-label="Swatches">
        {isWaiting ? <SwatchGridSkeleton /> : <SwatchGrid swatches={drawn} order={order} onToggle={toggle} />}
      </div>
    </Panel>
  );
});
SwatchesPanel.displayName = 'SwatchesPanel';
