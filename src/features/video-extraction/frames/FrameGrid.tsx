import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { FILM_KEYS } from '../../../domain/filmKeys';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useElementWidth } from '../../../ui/useElementWidth';
import { useFocusFallback } from '../../../ui/useFocusFallback';
import type { VariableStyle } from '../../../ui/variableStyle';
import { intervalSeconds, nextTime } from '../configure/captureSettings';
import { selectCutVersion } from '../edits/editsSlice';
import type { VideoEditor } from '../edits/useVideoEditor';
import { useVideo } from '../video/useVideo';
import { timecode } from '../timecode';
import { regenerateFrame } from '../palette/regenerateFrame';
import { usePartKeys } from '../timeline/part/usePartKeys';
import { useOpenBuilder } from '../palette/useOpenBuilder';
import {
  selectBusyFrames,
  selectFrameCount,
  selectOrder,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import type { Shown } from '../video/shownVideo';
import { STOPPED } from '../../../state/stopped';
import type { SelectedFrame } from './selectedFrame';
import { BusyCard } from './card/BusyCard';
import { FrameCard } from './card/FrameCard';
import { createCardKeys } from './createCardKeys';
import { cellAt, placeOf, rowCount, type Cell } from './frameRows';
import styles from './Frames.module.css';
import { rowHeights, useColumns } from './gridLayout';
import { Sequential } from './Sequential';
import { useThrottledCount } from './useThrottledCount';

/** Rows rendered beyond the window. */
const OVERSCAN = 2;

/** What is expected next; null if nothing more will come. */
const nextOf = ({ info, settings }: Shown, lastSeconds: number | null): string | null => {
  if (intervalSeconds(settings.interval) === null) return 'Looking for the next scene';
  const next = nextTime(settings.interval, info, lastSeconds);
  return next === null ? null : `Reading ${timecode(next, info.frameRate)}`;
};

type FrameGridProps = {
  readonly id: string;
  readonly selected: SelectedFrame | null;
  readonly isBesidePlayer: boolean;
  /** Indices of the frames between in and out point; null if neither is set. */
  readonly inRange: ReadonlySet<number> | null;
  readonly editor: VideoEditor;
  readonly onSelect: (index: number, isAskedFor: boolean) => void;
  readonly signal: () => AbortSignal;
};

/** The cards in rows, virtualized: only those near the window are rendered. */
export const FrameGrid = ({
  id,
  selected,
  isBesidePlayer,
  inRange,
  editor,
  onSelect,
  signal,
}: FrameGridProps) => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectShown);
  const video = useVideo();
  const frameCount = useAppSelector(selectFrameCount);
  const order = useAppSelector(selectOrder);
  const isRunning = useAppSelector(selectRun) !== null;
  const count = useThrottledCount(frameCount, {
    isGrowing: isRunning,
    least: selected?.isAskedFor ? selected.index + 1 : 0,
  });
  const busyFrames = useAppSelector(selectBusyFrames);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const width = useElementWidth(list);
  const columns = useColumns(isBesidePlayer);
  const { card, busy, gap } = rowHeights(width, columns);
  const next = shown && nextOf(shown, video && frameCount > 0 ? video.timeAt(frameCount - 1) : null);
  const hasBusy = isRunning && next !== null;
  const shape = { count, columns, order, hasBusy };
  const rows = rowCount(shape);
  const busyRow = hasBusy && columns === 1 ? placeOf(shape, shape.count) : -1;

  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: (row) => (row === busyRow ? busy : card),
    overscan: OVERSCAN,
    scrollMargin: top,
    gap,
  });

  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [width]);
  useLayoutEffect(() => {
    // Heights are computed, not measured: they change with the window and with the card of the frame being read.
    virtualizer.measure();
  }, [virtualizer, card, busyRow]);
  useEffect(() => {
    if (!selected?.isAskedFor) return;
    virtualizer.scrollToIndex(Math.floor(placeOf(shape, selected.index) / columns), { align: 'center' });
    // Scrolls for a new request, but not for a new frame or another width.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selected, virtualizer]);

  const cutVersion = useAppSelector(selectCutVersion);
  /** Aborted when frames move to other indices: a pending regeneration would apply to another one. */
  const arranged = useRef(new AbortController());
  useLayoutEffect(() => {
    const controller = new AbortController();
    arranged.current = controller;
    return () => controller.abort(STOPPED);
  }, [cutVersion]);
  const regenerate = useCallback(
    (index: number) =>
      void dispatch(regenerateFrame(index, AbortSignal.any([signal(), arranged.current.signal]))),
    [dispatch, signal],
  );
  const isOfScenes = shown?.settings.interval === 'scenes';
  const edits = useMemo(() => (isRunning ? null : { editor, isOfScenes }), [editor, isRunning, isOfScenes]);
  usePartKeys({
    [FILM_KEYS.remove]: () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-frame]')?.dataset.frame;
      const index = focused === undefined ? selected?.index : Number(focused);
      if (edits && index !== undefined) editor.remove(index);
    },
  });
  const goTo = useCallback((index: number) => onSelect(index, false), [onSelect]);
  const openBuilder = useOpenBuilder();
  const countBefore = useRef(count);
  // Removing the last frame removes its card; the focus stays among the cards.
  const kept = useFocusFallback((group) =>
    count < countBefore.current
      ? ([...group.querySelectorAll('article')].at(-1)?.querySelector<HTMLElement>('[aria-haspopup]') ?? null)
      : null,
  );
  useEffect(() => {
    countBefore.current = count;
  });
  const rowsInView = virtualizer.getVirtualItems();
  // One flat list without row elements: a new frame shifts the others, and a card that changed its parent would be
  // recreated.
  const cells = rowsInView.flatMap(({ index: row, start, size }) =>
    Array.from({ length: columns }, (_, column) => ({
      what: cellAt(shape, row * columns + column),
      column,
      top: start - virtualizer.options.scrollMargin,
      height: size,
    })).filter((cell): cell is typeof cell & { what: Cell } => cell.what !== null),
  );
  const [keysOf] = useState(createCardKeys);
  const keys = keysOf(cells.map(({ what }) => what));
  const shapeStyle: VariableStyle = {
    '--columns': columns,
    '--gap': `${gap}px`,
    height: virtualizer.getTotalSize(),
  };
  return (
    <div ref={list} id={id} className={styles.grid} style={shapeStyle} {...kept}>
      {cells.map(({ what, column, top: fromTop, height }, i) => {
        // Each new frame shifts all cards: a custom property would restyle everything inside.
        const left = `calc((100% + ${gap}px) / ${columns} * ${column})`;
        return (
          <div key={keys[i]} className={styles.cell} style={{ left, top: fromTop, height }}>
            {what === 'busy' && <BusyCard>{next}</BusyCard>}
            {video && typeof what === 'number' && (
              <Sequential index={what}>
                {(index) => (
                  <FrameCard
                    video={video}
                    index={index}
                    isBusy={busyFrames.includes(index)}
                    isSelected={selected?.index === index}
                    isOutside={inRange?.has(index) === false}
                    stripColumns={columns === 1 ? 2 : 1}
                    edits={edits}
                    onGoTo={isRunning ? null : goTo}
                    onRegenerate={regenerate}
                    onOpen={openBuilder}
                  />
                )}
              </Sequential>
            )}
          </div>
        );
      })}
    </div>
  );
};
