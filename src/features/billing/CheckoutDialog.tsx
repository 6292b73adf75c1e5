import { useLocation, useNavigate } from 'react-router-dom';

import type { ShowCheckout } from '../../backend/backend';
import { PRO_PRICE } from '../../domain/plan';
import { CHECKOUT_MESSAGES } from '../../domain/checkoutMessages';
import { forgetBeforeCheckout } from '../../state/session/beforeCheckout';
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

/** The checkout inside the page: after paying the user is where they were, and closing it cancels. */
export const CheckoutDialog = ({ show, onFail, onLeave, onEscape, onClose }: CheckoutDialogProps) => {
  const { toasts, tabStorage } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leave = (): void => {
    forgetBeforeCheckout(tabStorage);
    toasts.show(CHECKOUT_MESSAGES.checkoutCanceled);
    onLeave();
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
