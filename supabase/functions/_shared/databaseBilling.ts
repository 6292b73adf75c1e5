import type { SupabaseClient } from '@supabase/supabase-js';
import type { BillingStore } from './billing.ts';
import { dataOf } from './database.ts';

type CustomerRow = { readonly customer_id: string } | null;

export const createBillingStore = (server: SupabaseClient): BillingStore => {
  const customerOf = async (userId: string): Promise<string | null> => {
    const found = await server
      .from('stripe_customers')
      .select('customer_id')
      .eq('user_id', userId)
      .maybeSingle();
    return dataOf<CustomerRow>(found)?.customer_id ?? null;
  };
  return {
    customerOf,
    keepCustomer: async (userId, customerId) => {
      const row = { user_id: userId, customer_id: customerId };
      const options = { onConflict: 'user_id', ignoreDuplicates: true };
      dataOf(await server.from('stripe_customers').upsert(row, options));
      return (await customerOf(userId)) ?? customerId;
    },
    forgetCustomer: async (customerId) => {
      dataOf(await server.from('stripe_customers').delete().eq('customer_id', customerId));
    },
    openSync: async (eventId, customerId) =>
      dataOf(await server.rpc('open_billing_sync', { event_id: eventId, customer_id: customerId })) as
        | number
        | null,
    closeSync: async ({ eventId, eventType, customerId, ticket, subscriptions }) =>
      dataOf(
        await server.rpc('close_billing_sync', {
          event_id: eventId,
          event_type: eventType,
          customer_id: customerId,
          ticket,
          subscriptions,
        }),
      ) === true,
    recordEvent: async (eventId, eventType) => {
      dataOf(await server.rpc('record_webhook_event', { event_id: eventId, event_type: eventType }));
    },
  };
};
