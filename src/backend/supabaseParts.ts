import type { Backend } from './backend';
import { createAccount, createExtractions } from './supabaseAccount';
import { createAdmin } from './supabaseAdmin';
import type { Client } from './supabaseClient';
import { createBilling } from './supabaseBilling';
import { createExplore } from './supabaseExplore';
import { createListWatch } from './supabaseListChanges';
import { createProjectPages } from './supabaseProjectPages';
import { createProjects } from './supabaseProjects';
import { createWeekly } from './supabaseWeekly';

/** The whole service except the session. */
export type Parts = Omit<Backend, 'auth'>;

export const createParts = (
  getClient: () => Promise<Client>,
  location: Location,
  forget: () => void,
  stripeKey: string | null,
): Parts => ({
  projects: {
    ...createProjectPages(getClient),
    ...createProjects(getClient),
    watch: createListWatch(getClient),
  },
  explore: createExplore(getClient),
  billing: createBilling(getClient, location, stripeKey),
  account: createAccount(getClient, forget),
  extractions: createExtractions(getClient),
  weekly: createWeekly(getClient),
  admin: createAdmin(getClient),
});
