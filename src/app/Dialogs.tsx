import { lazy, Suspense } from 'react';

import { dialogsClosed, selectOpenDialog } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';

const SignInDialog = lazy(() => import('../features/auth/SignInDialog'));

/** Mounts whichever dialog is open, so that no feature imports another's. */
export const Dialogs = () => {
  const open = useAppSelector(selectOpenDialog);
  const dispatch = useAppDispatch();
  const onClose = () => dispatch(dialogsClosed());
  return (
    <Suspense fallback={null}>
      {open?.dialog === 'signIn' && <SignInDialog message={open.message} onClose={onClose} />}
    </Suspense>
  );
};
