import { useCallback, useEffect, useRef, useState } from 'react';

import { EXPLORE_MESSAGES } from '../../../domain/exploreMessages';
import type { SavedPalette } from '../../../domain/savedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { lazyPart } from '../../../ui/lazyPart';
import { OptionalPart } from '../../../ui/OptionalPart';
import type { ExploreList } from '../useExploreList';
import { useLinkedPalette } from './useLinkedPalette';
import { usePrefetch } from './usePrefetch';
import type { ViewerControl } from './useViewerAddress';

const PaletteViewer = lazyPart(() => import('./PaletteViewer'));

type ExploreViewerProps = {
  readonly list: ExploreList;
  readonly viewer: ViewerControl;
  readonly onUse: (palette: SavedPalette) => void;
};

/** Focuses the card of the palette that was shown last. */
const focusCard = (paletteId: string): void => {
  const button = document.querySelector<HTMLElement>(`[data-preview="${CSS.escape(paletteId)}"]`);
  button?.focus({ preventScroll: true });
  button?.closest('li')?.scrollIntoView({ block: 'nearest' });
};

/** The viewer over the list: steps to neighboring palettes, and loads more ahead of time. */
export const ExploreViewer = ({ list, viewer, onUse }: ExploreViewerProps) => {
  const dispatch = useAppDispatch();
  const { palettes, status, hasMore, isCapped, loadMore } = list;
  const { shownId, show, close, leave } = viewer;
  /** The palette at which the user stepped beyond the visitors' limit. */
  const [cappedAt, setCappedAt] = useState<string | null>(null);
  const isCapReached = cappedAt !== null && cappedAt === shownId;
  const index = palettes.findIndex(({ id }) => id === shownId);
  const isSettled = status !== 'loading' && status !== 'loadingMore';
  const linked = useLinkedPalette(index === -1 && isSettled ? shownId : null, close);
  const palette = palettes[index] ?? (linked?.id === shownId ? linked : undefined);

  const left = palettes.length - 1 - index;
  usePrefetch(left, shownId !== null && status === 'loaded', loadMore);

  const lastId = useRef<string | null>(null);
  useEffect(() => {
    if (shownId === null && lastId.current !== null) focusCard(lastId.current);
    lastId.current = shownId;
  }, [shownId]);

  const onStep = useCallback(
    (direction: 1 | -1) => {
      const next = palettes[index + direction];
      if (next) show(next.id);
      else if (direction === 1 && isCapped) setCappedAt(shownId);
    },
    [palettes, index, show, isCapped, shownId],
  );
  if (!palette) return null;
  const isLast = left === 0;
  return (
    <OptionalPart onFail={close}>
      <PaletteViewer
        palette={palette}
        position={index === -1 ? null : `${index + 1} of ${palettes.length}${hasMore ? '+' : ''}`}
        canGoBack={index > 0}
        canGoOn={!isLast || (isCapped && !isCapReached)}
        onStep={onStep}
        isCapReached={isCapReached}
        onSignUp={() => {
          close();
          dispatch(dialogOpened({ dialog: 'signIn', message: EXPLORE_MESSAGES.exploreCapReached }));
        }}
        onUse={onUse}
        onClose={close}
        onLeave={leave}
      />
    </OptionalPart>
  );
};
