import { useEffect, useRef } from 'react';

import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectUnread } from '../videoExtractionSlice';
import { keepUnread } from './keepUnread';

/** Stores which video is being chosen, whenever that changes. */
export const useKeptUnread = (): void => {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnread);
  const last = useRef(unread);
  useEffect(() => {
    // What the page begins with is stored, or still to be found.
    if (last.current === unread) return;
    last.current = unread;
    dispatch(keepUnread());
  }, [dispatch, unread]);
};
