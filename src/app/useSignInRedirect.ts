import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { dialogOpened, dialogsClosed, selectOpenDialog } from '../state/dialogsSlice';
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

  useEffect(() => {
    if (returnTo === null) return;
    dispatch(dialogOpened({ dialog: 'signIn', returnTo }));
    // Removed from the navigation state: a reload must not open the dialog again.
    void navigate(pathname + search, { replace: true });
  }, [dispatch, navigate, pathname, returnTo, search]);

  useEffect(() => {
    if (!hasUser || (open?.dialog !== 'signIn' && open?.dialog !== 'historyLimit')) return;
    const { returnTo: path = null, next = null } = open.dialog === 'signIn' ? open : {};
    dispatch(next ? dialogOpened(next) : dialogsClosed());
    if (path !== null) void navigate(path);
  }, [dispatch, hasUser, navigate, open]);
};
