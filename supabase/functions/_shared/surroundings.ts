import type { SupabaseClient } from '@supabase/supabase-js';
import type { Billing } from './billing.ts';
import { connectAsServer } from './database.ts';
import { createBillingStore } from './databaseBilling.ts';
import { createDatabaseGate } from './databaseGate.ts';
import { readOrigins, readSetting, type ReadVariable } from './environment.ts';
import type { Gate } from './gate.ts';
import type { Surroundings } from './handler.ts';
import { createStripe } from './stripeClient.ts';
import { createStripeProvider } from './stripeProvider.ts';

/** Logs one line per request, where the host collects them. */
export const writeLine = (line: string): void => console.info(line);

/** The gate with the server's own connection; the server's key also keys the visitors' digests. */
export const readGate = (read: ReadVariable, server: SupabaseClient): Gate =>
  createDatabaseGate(server, readSetting(read, 'SUPABASE_SERVICE_ROLE_KEY'));

/** The common dependencies of all functions for the page, from the environment. */
export const readSurroundings = (read: ReadVariable): Surroundings & { readonly server: SupabaseClient } => {
  const server = connectAsServer(read);
  return { server, gate: readGate(read, server), origins: readOrigins(read), log: writeLine };
};

export const readBilling = (read: ReadVariable, server: SupabaseClient): Billing => ({
  provider: createStripeProvider(createStripe(read), readSetting(read, 'STRIPE_PRICE_ID')),
  store: createBillingStore(server),
});
