import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { pageLeft } from '../state/dialogsSlice';
import { useAppDispatch } from '../state/hooks';

/**
 * A dialog goes with the page it was opened on, and with it what was typed there. What opens for the next page opens
 * after this.
 */
export const useDialogsOfPage = (): void => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch(pageLeft());
  }, [dispatch, pathname]);
};
