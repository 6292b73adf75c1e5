import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { CHECKOUT_MESSAGES } from '../../domain/checkoutMessages';
import { PATHS } from '../../domain/paths';
import { awaitAccess } from '../../state/session/awaitAccess';
import { forgetBeforeCheckout, readBeforeCheckout } from '../../state/session/beforeCheckout';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectIsSessionLoading, selectPlan, selectUser } from '../../state/session/sessionSlice';
import { arrivalOf, readArrival, type CheckoutOutcome } from './checkoutArrival';

/** The provider returns to the home page with the outcome in the query. */
const readLanding = (pathname: string, search: string): CheckoutOutcome | null => {
  if (pathname !== PATHS.home) return null;
  const parameters = new URLSearchParams(search);
  if (parameters.get('success') === 'true') return 'paid';
  return parameters.get('canceled') === 'true' ? 'canceled' : null;
};

/** After a checkout, returns the user to the previous page and shows the outcome there. */
export const useCheckoutReturn = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { toasts, tabStorage, now } = useServices();
  const { pathname, search, hash, state } = useLocation();
  const landing = readLanding(pathname, search);
  const arrival = readArrival(state);
  const userId = useAppSelector(selectUser)?.id ?? null;
  const isUndecided = useAppSelector(selectIsSessionLoading) && userId === null;
  const polling = useRef<AbortController | null>(null);

  useEffect(() => () => polling.current?.abort(), []);

  useEffect(() => {
    if (landing === null || isUndecided) return;
    const path = readBeforeCheckout(tabStorage, userId, now())?.path ?? PATHS.home;
    void navigate(path, { replace: true, state: arrivalOf(landing) });
  }, [isUndecided, landing, navigate, now, tabStorage, userId]);

  useEffect(() => {
    if (arrival === null || isUndecided) return;
    // Replaced in the history, so that a reload is not taken for a second return.
    void navigate(pathname + search + hash, { replace: true });
    const next = readBeforeCheckout(tabStorage, userId, now())?.next ?? null;
    forgetBeforeCheckout(tabStorage);
    if (arrival === 'canceled') toasts.show(CHECKOUT_MESSAGES.checkoutCanceled);
    if (userId === null) return;
    if (arrival === 'canceled') {
      if (next) dispatch(dialogOpened(next));
      return;
    }
    dispatch(dialogOpened({ dialog: 'proUnlocked', ...(next && { next }) }));
    // Polling continues when the dialog closes: the confirmation of the payment is still on its way.
    polling.current?.abort();
    const current = new AbortController();
    polling.current = current;
    const isPro = awaitAccess((access) => selectPlan(access) === 'pro', current.signal);
    void dispatch(isPro).then((hasArrived) => {
      if (!hasArrived && !current.signal.aborted) toasts.show(CHECKOUT_MESSAGES.proIsLate);
    });
  }, [arrival, dispatch, hash, isUndecided, navigate, now, pathname, search, tabStorage, toasts, userId]);
};
