import type Stripe from 'stripe';
import type { SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '../_shared/database.ts';
import { iterateSubscriptions } from '../_shared/stripeProvider.ts';
import type { Kept, Ledger } from './logic.ts';

export const createLedger = (server: SupabaseClient, stripe: Stripe, priceId: string): Ledger => ({
  subscriptions: () => iterateSubscriptions(stripe, priceId),
  keptRows: async (ids) => {
    const answer = await server
      .from('stripe_subscriptions')
      .select('*')
      .in('subscription_id', [...ids]);
    return (dataOf(answer) ?? []) as readonly Kept[];
  },
  isKnown: async (ids) => {
    const answer = await server
      .from('stripe_customers')
      .select('customer_id')
      .in('customer_id', [...ids]);
    const rows = (dataOf(answer) ?? []) as readonly { readonly customer_id: string }[];
    return new Set(rows.map(({ customer_id: id }) => id));
  },
});
