import { useLocation, useNavigate } from 'react-router-dom';

import type { ShowCheckout } from '../../backend/backend';
import { PRO_PRICE } from '../../domain/plan';
import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { UNDO_TOAST_MS } from '../../domain/messageTimes';
import { useAppDispatch } from '../../state/hooks';
import { awaitAccess } from '../../state/session/awaitAccess';
import { forgetBeforeCheckout } from '../../state/session/beforeCheckout';
import { selectPlan } from '../../state/session/sessionSlice';
import { useServices } from '../../state/servicesContext';
import { Dialog } from '../../ui/Dialog';
import { arrivalOf } from './checkoutArrival';
import { CheckoutFrame } from './CheckoutFrame';

type CheckoutDialogProps = {
  readonly show: ShowCheckout;
  readonly onFail: (error: unknown) => void;
  /** Called when the checkout closes, to restore what the page showed before. */
  readonly onLeave: () => void;
  /** Called after that when Escape closes the checkout, and with it what the page showed before. */
  readonly onEscape: () => void;
  readonly onClose: () => void;
};

/**
 * The checkout inside the page: after paying the user is where they were. Closing it cancels, unless the payment was
 * sent by then, which only the provider knows.
 */
export const CheckoutDialog = ({ show, onFail, onLeave, onEscape, onClose }: CheckoutDialogProps) => {
  const dispatch = useAppDispatch();
  const { toasts, tabStorage } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leave = (): void => {
    forgetBeforeCheckout(tabStorage);
    toasts.show(BILLING_MESSAGES.checkoutClosed, { ms: UNDO_TOAST_MS });
    onLeave();
    // The message is shown even if the user has left the page meanwhile.
    const isPro = awaitAccess((state) => selectPlan(state) === 'pro', new AbortController().signal);
    void dispatch(isPro).then((hasArrived) => {
      if (hasArrived) toasts.show(BILLING_MESSAGES.proArrived, { ms: UNDO_TOAST_MS });
    });
  };
  const escape = (): void => {
    leave();
    onEscape();
  };
  const arrive = (): void => {
    onClose();
    void navigate(pathname + search + hash, { replace: true, state: arrivalOf('paid') });
  };
  return (
    <Dialog
      title={`PRO, ${PRO_PRICE.amount} ${PRO_PRICE.period}`}
      size="medium"
      isOpen
      onClose={leave}
      onEscape={escape}
    >
      <CheckoutFrame show={show} onPaid={arrive} onFail={onFail} />
    </Dialog>
  );
};
