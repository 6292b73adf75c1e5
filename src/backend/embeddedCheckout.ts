import type { LoadCheckout } from './backend';
import { allowStripeScripts, SCRIPT_ORIGIN } from './stripeScriptPolicy';

/** After waiting this long, the provider's own page is the better choice. */
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

/**
 * After a failed load, the loader adds a second script element but would wait forever for the failed one: it is removed
 * at once.
 */
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
 * The provider's checkout inside the page. Its script loads when the first checkout is opened, never before.
 * @param fetchSecret starts a checkout and returns its client secret
 */
export const createEmbeddedCheckout = (
  publishableKey: string,
  fetchSecret: () => Promise<string>,
): LoadCheckout => {
  // The provider allows only one at a time: the next one waits until the last is unmounted.
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    allowStripeScripts();
    // The script's bot detection signals are switched off.
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
