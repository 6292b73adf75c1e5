/** Shown on return from the checkout, which may be on any page; kept apart from what dialogs and settings say. */
export const CHECKOUT_MESSAGES = {
  checkoutCanceled: 'Checkout cancelled. You have not been charged.',
  proIsLate: 'Your payment is being confirmed. PRO opens as soon as it is.',
} as const;
