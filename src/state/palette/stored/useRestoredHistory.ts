import { useLayoutEffect } from 'react';

import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectHistory } from '../historySlice';
import { restoreHistory } from './restoreHistory';

/** Reads the builder's palettes where another page needs them first; false on the first render of all. */
export const useRestoredHistory = (): boolean => {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => dispatch(restoreHistory()), [dispatch]);
  return useAppSelector(selectHistory).isRestored;
};
