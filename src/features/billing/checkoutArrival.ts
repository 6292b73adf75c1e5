/** How a checkout ended. It opens no feature: what is paid for is asked of the service. */
export type CheckoutOutcome = 'paid' | 'canceled';

/** Navigation state of someone who comes back from a checkout to what they were at. */
type Arrival = { readonly checkout: CheckoutOutcome };

export const arrivalOf = (checkout: CheckoutOutcome): Arrival => ({ checkout });

/** How the checkout ended that a page is arrived at from; null where there was none. */
export const readArrival = (state: unknown): CheckoutOutcome | null => {
  const outcome = typeof state === 'object' && state !== null && 'checkout' in state ? state.checkout : null;
  return outcome === 'paid' || outcome === 'canceled' ? outcome : null;
};
