/** How a checkout ended. It enables no feature: the service decides what is paid for. */
export type CheckoutOutcome = 'paid' | 'canceled';

/** Navigation state of a user who returns from a checkout to the previous page. */
type Arrival = { readonly checkout: CheckoutOutcome };

export const arrivalOf = (checkout: CheckoutOutcome): Arrival => ({ checkout });

/** The outcome of the checkout that led to a page; null for none. */
export const readArrival = (state: unknown): CheckoutOutcome | null => {
  const outcome = typeof state === 'object' && state !== null && 'checkout' in state ? state.checkout : null;
  return outcome === 'paid' || outcome === 'canceled' ? outcome : null;
};
