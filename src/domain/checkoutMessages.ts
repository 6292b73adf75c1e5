/** What is said to whoever comes back from the checkout: on every page, so apart from what dialogs and settings say. */
export const CHECKOUT_MESSAGES = {
  checkoutCanceled: 'Checkout cancelled. You have not been charged.',
  proIsLate: 'Your payment is being confirmed. PRO opens as soon as it is.',
} as const;
