import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { pageLeft } from '../state/dialogsSlice';
import { useAppDispatch } from '../state/hooks';
import { readSignInRedirect } from '../state/session/signInRedirect';

/**
 * On navigation, closes the page's dialogs and drops what was typed into them. Dialogs that the next page opens are
 * opened after this. A redirect to the sign-in, which leads back to the page, does not count as leaving it.
 */
export const useDialogsOfPage = (): void => {
  const dispatch = useAppDispatch();
  const { pathname, state } = useLocation();
  const isForSignIn = readSignInRedirect(state) !== null;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isForSignIn) dispatch(pageLeft({ to: pathname }));
  }, [dispatch, isForSignIn, pathname]);
};
