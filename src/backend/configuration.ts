/** The address of the hosted service and its public keys. */
export type BackendConfiguration = {
  readonly url: string;
  readonly publishableKey: string;
  /** The payment provider's publishable key: with it, the checkout opens inside the page. */
  readonly stripeKey?: string | null;
};

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The address for messages to the operator. */
export const readContactEmail = (): string => readMeta('contact-email');

/**
 * The configuration the page was served with; null if there is no service. Its URL defaults to the page's own origin.
 */
export const readConfiguration = (): BackendConfiguration | null => {
  const { origin: url } = new URL(readMeta('supabase-url'), location.href);
  const publishableKey = readMeta('supabase-publishable-key');
  const stripeKey = readMeta('stripe-publishable-key');
  return publishableKey === ''
    ? null
    : { url, publishableKey, stripeKey: stripeKey === '' ? null : stripeKey };
};
