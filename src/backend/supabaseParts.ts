import type { Backend, SessionEnd } from './backend';
import { createAccount, createExtractions } from './supabaseAccount';
import { createSessionCheck } from './sessionCheck';
import { createAdmin } from './supabaseAdmin';
import type { Client } from './supabaseClient';
import { createBilling } from './supabaseBilling';
import { createExplore } from './supabaseExplore';
import { createListWatch } from './supabaseListChanges';
import { createProjectPages } from './supabaseProjectPages';
import { createProjects } from './supabaseProjects';
import { createWeekly } from './supabaseWeekly';

/** The whole service except the session and what the home page asks for without a client. */
export type Parts = Omit<Backend, 'auth' | 'weekly'> & {
  readonly weekly: Omit<Backend['weekly'], 'current'>;
};

export const createParts = (
  getClient: () => Promise<Client>,
  location: Location,
  forget: (end?: SessionEnd) => void,
  stripeKey: string | null,
): Parts => {
  const checked = createSessionCheck(getClient, forget);
  return {
    projects: checked({
      ...createProjectPages(getClient),
      ...createProjects(getClient),
      watch: createListWatch(getClient),
    }),
    explore: checked(createExplore(getClient)),
    billing: checked(createBilling(getClient, location, stripeKey)),
    account: checked(createAccount(getClient, forget)),
    extractions: checked(createExtractions(getClient)),
    weekly: checked(createWeekly(getClient)),
    admin: checked(createAdmin(getClient)),
  };
};
