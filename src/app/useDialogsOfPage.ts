import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { pageLeft } from '../state/dialogsSlice';
import { useAppDispatch } from '../state/hooks';

/**
 * On navigation, closes the page's dialogs and drops what was typed into them. Dialogs that the next page opens are
 * opened after this.
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
