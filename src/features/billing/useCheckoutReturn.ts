import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { MESSAGES } from '../../domain/messages';
import { PATHS } from '../../domain/paths';
import { awaitAccess } from '../../state/awaitAccess';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsSessionLoading, selectPlan, selectUser } from '../../state/sessionSlice';
import { showToast } from '../../state/toasts';

type Outcome = 'paid' | 'canceled' | null;

/** How the payment provider sent someone back. It opens no feature: what is paid for is asked of the service. */
const readOutcome = (pathname: string, search: string): Outcome => {
  if (pathname !== PATHS.home) return null;
  const parameters = new URLSearchParams(search);
  if (parameters.get('success') === 'true') return 'paid';
  return parameters.get('canceled') === 'true' ? 'canceled' : null;
};

/** Welcomes whoever comes back from the checkout, and leaves the address as if nobody had. */
export const useCheckoutReturn = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const outcome = readOutcome(pathname, search);
  const hasUser = useAppSelector(selectUser) !== null;
  const isUndecided = useAppSelector(selectIsSessionLoading) && !hasUser;

  useEffect(() => {
    if (outcome === null || isUndecided) return;
    void navigate(PATHS.home, { replace: true });
    if (outcome === 'canceled') showToast(MESSAGES.checkoutCanceled);
    if (outcome === 'canceled' || !hasUser) return;
    dispatch(dialogOpened({ dialog: 'proUnlocked' }));
    // Goes on when the dialog is closed: the news of the payment is on its way.
    const { signal } = new AbortController();
    void dispatch(awaitAccess((state) => selectPlan(state) === 'pro', signal)).then((hasArrived) => {
      if (!hasArrived) showToast(MESSAGES.proIsLate);
    });
  }, [dispatch, hasUser, isUndecided, navigate, outcome]);
};
