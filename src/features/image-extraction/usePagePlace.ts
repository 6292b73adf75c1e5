import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isRecord } from '../../domain/jsonRecord';
import { useAppDispatch } from '../../state/hooks';
import { isTogetherLast } from './batch/keepTogether';
import { selectHasBatch } from './batch/pictureBatchSlice';
import type { ImageThunk } from './imageThunk';

/** The choice of a picture, one picture, or several. */
export type PagePlace = 'choice' | 'picture' | 'batch';

/** Marks the history entry of one picture that was opened over several: going back shows those again. */
const OVER_BATCH = { isOverBatch: true };
const isOverBatch = (state: unknown): boolean => isRecord(state) && state['isOverBatch'] === true;

export const hasBatchNow = (): ImageThunk<boolean> => (_, getState) => selectHasBatch(getState());

type Shown = {
  readonly place: PagePlace;
  readonly show: (place: PagePlace) => void;
};

/** What the page is asked to show. One picture over several has an address of its own in the browser's history. */
export const usePagePlace = (): Shown => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isOver = isOverBatch(state);
  // The page is restored as it was left: with the list, if its palette was shown last.
  const [beneath, setBeneath] = useState<PagePlace>(() =>
    isOver || dispatch(isTogetherLast()) ? 'batch' : 'picture',
  );
  /** The current address, or the one that was just asked for. */
  const latest = useRef({ isOver, search });
  useEffect(() => {
    latest.current = { isOver, search };
  }, [isOver, search]);

  const show = useCallback(
    (place: PagePlace) => {
      const { isOver: wasOver, search: query } = latest.current;
      const isToBeOver = place === 'picture' && dispatch(hasBatchNow());
      setBeneath(isToBeOver ? 'batch' : place);
      if (isToBeOver === wasOver) return;
      latest.current = { isOver: isToBeOver, search: query };
      if (isToBeOver) void navigate({ search: query }, { state: OVER_BATCH });
      else void navigate(-1);
    },
    [dispatch, navigate],
  );
  return { place: isOver ? 'picture' : beneath, show };
};
