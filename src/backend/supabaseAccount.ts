import { chooseSubscription } from '../domain/subscription';
import { BackendError, type Backend } from './backend';
import { callFunction } from './callFunction';
import { request } from './failures';
import { readSubscription } from './rows';
import type { Client } from './supabaseClient';
import { readEverything, requireUserId } from './supabaseProjects';

type GetClient = () => Promise<Client>;

/** The page is left for these hosts only; a stand-in for the provider is on the service's own, beside the page. */
const isCheckoutUrl = (url: string, pageOrigin: string): boolean =>
  URL.canParse(url) &&
  (new URL(url).origin === pageOrigin || new URL(url).origin === 'https://checkout.stripe.com');

export const createBilling = (getClient: GetClient, location: Location): Backend['billing'] => ({
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
    const { data } = await request(() =>
      client
        .from('stripe_subscriptions')
        .select()
        .eq('customer_id', customer.customer_id)
        .is('deleted_at', null)
        .order('created_at', { ascending: false })
        .throwOnError(),
    );
    return chooseSubscription(data.map(readSubscription), new Date());
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
    const client = await getClient();
    await requireUserId(client);
    const answer = await callFunction(
      client,
      'create-checkout',
      {
        mode: 'subscription',
        success_url: `${location.origin}/?success=true`,
        cancel_url: `${location.origin}/?canceled=true`,
      },
      { 409: 'already-pro', 'No checkout URL returned': 'no-checkout-url' },
    );
    const hasUrl = typeof answer === 'object' && answer !== null && 'url' in answer;
    if (!hasUrl || typeof answer.url !== 'string') throw new BackendError('no-checkout-url');
    if (!isCheckoutUrl(answer.url, location.origin)) throw new BackendError('unexpected');
    location.assign(answer.url);
  },

  cancel: async () => {
    const client = await getClient();
    await requireUserId(client);
    await callFunction(client, 'cancel-subscription', {});
  },
});

export const createAccount = (getClient: GetClient, forgetSession: () => void): Backend['account'] => ({
  isAdmin: async () => {
    const client = await getClient();
    const userId = await requireUserId(client);
    const { data } = await request(() =>
      client.from('admin_users').select('id').eq('user_id', userId).maybeSingle().throwOnError(),
    );
    return data !== null;
  },

  data: () => readEverything(getClient),

  remove: async () => {
    const client = await getClient();
    const userId = await requireUserId(client);
    await callFunction(client, 'delete-user', { user_id: userId }, { 409: 'cancel-first' });
    // With the account its sessions have gone: there is nobody left to sign out.
    forgetSession();
  },
});

export const createExtractions = (getClient: GetClient): Backend['extractions'] => ({
  used: async (kind) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() => client.rpc('get_extraction_count', { kind }).throwOnError());
    return data;
  },

  spend: async (kind) => {
    const client = await getClient();
    await requireUserId(client);
    const { data } = await request(() => client.rpc('increment_extraction_count', { kind }).throwOnError());
    return { isAllowed: data.allowed === true, remaining: data.remaining };
  },
});
