import type { LoadCheckout } from './backend';
import { allowStripeScripts, SCRIPT_ORIGIN } from './stripeScriptPolicy';

/** Whoever waits longer is better off on the provider's own page. */
const SCRIPT_MS = 10_000;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the script did not load in time')), SCRIPT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The loader tries again beside an element that has failed, whose end it would wait for in vain: it goes at once. */
const dropFailed = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.startsWith(`${SCRIPT_ORIGIN}/`)) target.remove();
};

const withoutFailed = async <T>(work: () => Promise<T>): Promise<T> => {
  window.addEventListener('error', dropFailed, { capture: true });
  try {
    return await work();
  } finally {
    window.removeEventListener('error', dropFailed, { capture: true });
  }
};

/**
 * The provider's checkout inside the page. Its script loads with the first checkout that is opened, never before.
 * @param fetchSecret begins a checkout and returns its secret
 */
export const createEmbeddedCheckout = (
  publishableKey: string,
  fetchSecret: () => Promise<string>,
): LoadCheckout => {
  // The provider allows one at a time: the next waits until the last is gone.
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    allowStripeScripts();
    // What the script would gather to tell people from programs is not asked for.
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    const stripe = await withoutFailed(() => inTime(loadStripe(publishableKey)));
    if (!stripe) throw new Error('no script');
    return async (place, onPaid) => {
      const before = last;
      let leave = (): void => {};
      last = new Promise((resolve) => {
        leave = resolve;
      });
      try {
        await before;
        const clientSecret = await fetchSecret();
        const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete: onPaid });
        checkout.mount(place);
        return () => {
          checkout.destroy();
          leave();
        };
      } catch (error) {
        leave();
        throw error;
      }
    };
  };
};
