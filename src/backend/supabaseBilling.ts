import { PATHS } from '../domain/paths';
import { chooseSubscription } from '../domain/subscription';
import { BackendError, type Backend } from './backend';
import { callFunction } from './callFunction';
import { createEmbeddedCheckout } from './embeddedCheckout';
import { request } from './failures';
import { readSubscription } from './rows';
import type { Client } from './supabaseClient';
import { requireUserId } from './supabaseProjects';

type GetClient = () => Promise<Client>;
type CallOf = readonly [
  name: string,
  body: Readonly<Record<string, string>>,
  meanings?: Parameters<typeof callFunction>[3],
];

/** The page only redirects to this host, or to its own origin, where a stand-in for the provider runs. */
const isProviderUrl = (url: string, host: string, pageOrigin: string): boolean =>
  URL.canParse(url) && (new URL(url).origin === pageOrigin || new URL(url).origin === `https://${host}`);

/** A string field of a response; null if there is none with that name. */
const readAnswer = (answer: unknown, name: string): string | null => {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === 'string' ? value : null;
};

const CHECKOUT_FAILURES = {
  409: 'already-pro',
  'A payment is overdue': 'payment-overdue',
  'No checkout URL returned': 'no-checkout-url',
} as const;

/** @param stripeKey the payment provider's publishable key; null if its checkout opens on a page of its own */
export const createBilling = (
  getClient: GetClient,
  location: Location,
  stripeKey: string | null = null,
): Backend['billing'] => {
  const call = async (...[name, body, meanings]: CallOf): Promise<unknown> => {
    const client = await getClient();
    await requireUserId(client);
    return callFunction(client, name, body, meanings);
  };
  const openCheckout = (more: Readonly<Record<string, string>>): Promise<unknown> =>
    call(
      'create-checkout',
      {
        mode: 'subscription',
        success_url: `${location.origin}/?success=true`,
        cancel_url: `${location.origin}/?canceled=true`,
        ...more,
      },
      CHECKOUT_FAILURES,
    );
  const fetchSecret = async (): Promise<string> => {
    const secret = readAnswer(await openCheckout({ ui_mode: 'embedded' }), 'client_secret');
    if (secret === null) throw new BackendError('no-checkout-url');
    return secret;
  };
  const loadCheckout = stripeKey === null ? null : createEmbeddedCheckout(stripeKey, fetchSecret);
  return {
    subscription: async () => {
      const client = await getClient();
      const userId = await requireUserId(client);
      const { data: customer } = await request(() =>
        client
          .from('stripe_customers')
          .select('customer_id')
          .eq('user_id', userId)
          .maybeSingle()
          .throwOnError(),
      );
      if (!customer) return null;
      const newestFirst = () =>
        client
          .from('stripe_subscriptions')
          .select()
          .eq('customer_id', customer.customer_id)
          .order('created_at', { ascending: false });
      const { data: current } = await request(() => newestFirst().is('deleted_at', null).throwOnError());
      if (current.length > 0) return chooseSubscription(current.map(readSubscription), new Date());
      // The newest that was paid for once, to say when it ended.
      const { data: ended } = await request(() =>
        newestFirst().eq('status', 'canceled').limit(1).throwOnError(),
      );
      return ended.map(readSubscription)[0] ?? null;
    },

    isComplimentary: async () => {
      const client = await getClient();
      const userId = await requireUserId(client);
      const { data } = await request(() =>
        client
          .from('complimentary_subscriptions')
          .select('user_id')
          .eq('user_id', userId)
          .maybeSingle()
          .throwOnError(),
      );
      return data !== null;
    },

    startCheckout: async () => {
      const answer = await openCheckout({});
      const url = readAnswer(answer, 'url');
      if (url === null) throw new BackendError('no-checkout-url');
      if (!isProviderUrl(url, 'checkout.stripe.com', location.origin)) throw new BackendError('unexpected');
      location.assign(url);
    },

    loadCheckout: async () => loadCheckout?.() ?? null,

    cancel: async () => {
      await call('cancel-subscription', {});
    },

    resume: async () => {
      await call('resume-subscription', {});
    },

    changeCard: async () => {
      const answer = await call('create-portal', {
        return_url: `${location.origin}${PATHS.settings}`,
      });
      const url = readAnswer(answer, 'url');
      if (url === null || !isProviderUrl(url, 'billing.stripe.com', location.origin))
        throw new BackendError('unexpected');
      location.assign(url);
    },
  };
};
