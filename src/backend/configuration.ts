/** Where the hosted service is, and the keys that pages carry. */
export type BackendConfiguration = {
  readonly url: string;
  readonly publishableKey: string;
  /** The payment provider's: with it, the checkout opens inside the page. */
  readonly stripeKey?: string | null;
};

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Where people write to. */
export const readContactEmail = (): string => readMeta('contact-email');

/** What the page was served with; null where there is no service. One that is not named stands where the page does. */
export const readConfiguration = (): BackendConfiguration | null => {
  const { origin: url } = new URL(readMeta('supabase-url'), location.href);
  const publishableKey = readMeta('supabase-publishable-key');
  const stripeKey = readMeta('stripe-publishable-key');
  return publishableKey === ''
    ? null
    : { url, publishableKey, stripeKey: stripeKey === '' ? null : stripeKey };
};
