import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { dialogOpened, dialogsClosed, isLedTo, selectOpenDialog } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectUser } from '../state/session/sessionSlice';
import { readSignInRedirect } from '../state/session/signInRedirect';

/**
 * Opens the sign-in dialog for a redirected visitor, and returns to the page once they have signed in, here or in
 * another tab.
 */
export const useSignInRedirect = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const hasUser = useAppSelector(selectUser) !== null;
  const open = useAppSelector(selectOpenDialog);
  const returnTo = readSignInRedirect(state);
  // A dialog of the page may have given way to the sign-in before the redirect.
  const openDialog = useEffectEvent((path: string) => {
    const next = open?.dialog === 'signIn' ? open.next : undefined;
    dispatch(dialogOpened({ dialog: 'signIn', returnTo: path, ...(next && { next }) }));
  });

  useEffect(() => {
    if (returnTo === null) return;
    openDialog(returnTo);
    // Removed from the navigation state: a reload must not open the dialog again.
    void navigate(pathname + search, { replace: true });
  }, [navigate, pathname, returnTo, search]);

  // Before the effects of the page that it leads to, which may open a dialog of its own.
  useLayoutEffect(() => {
    if (!hasUser || (open?.dialog !== 'signIn' && open?.dialog !== 'historyLimit')) return;
    const { returnTo: path = null, next = null } = open.dialog === 'signIn' ? open : {};
    // What comes next opens on the page that it is for.
    if (path !== null && !isLedTo(open, pathname)) void navigate(path);
    else dispatch(next ? dialogOpened(next) : dialogsClosed());
  }, [dispatch, hasUser, navigate, open, pathname]);
};
