import type { SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from './database.ts';

export type ActivityKind = 'all' | 'new_user' | 'pro_upgrade' | 'new_project' | 'new_palette';
export type UserColumn = 'name' | 'email' | 'joined' | 'status' | 'palettes' | 'projects';

/** Search criteria for users: a word in the name or address, or a complete id. */
export type UserSearch = { readonly word: string; readonly plan: 'all' | 'pro' | 'free' };
export type UserPage = UserSearch & {
  readonly sort: UserColumn;
  readonly descends: boolean;
  readonly most: number;
  readonly skip: number;
};

/** Result of granting or revoking PRO: nothing changes for a paying user. */
export type GiftOutcome = 'changed' | 'unchanged' | 'paid' | 'unknown';

/** What administrators read and grant. The database builds each result completely, with a fixed list of fields. */
export interface AdminDatabase {
  readonly users: (page: UserPage) => Promise<readonly unknown[]>;
  readonly countUsers: (search: UserSearch) => Promise<unknown>;
  readonly user: (userId: string) => Promise<unknown>;
  readonly dashboard: () => Promise<unknown>;
  readonly totals: () => Promise<unknown>;
  readonly activities: (kind: ActivityKind, most: number, skip: number) => Promise<unknown>;
  readonly givePro: (actorId: string, targetId: string) => Promise<GiftOutcome>;
  readonly takePro: (actorId: string, targetId: string) => Promise<GiftOutcome>;
}

export const createAdminDatabase = (server: SupabaseClient): AdminDatabase => {
  const ask = async (procedure: string, values: object = {}): Promise<unknown> =>
    dataOf(await server.rpc(procedure, values)) as unknown;
  const people = (actorId: string, targetId: string) => ({ actor_id: actorId, target_id: targetId });
  return {
    users: async (page) => (await ask('admin_find_users', page)) as readonly unknown[],
    countUsers: ({ word, plan }) => ask('admin_count_users', { word, plan }),
    user: (userId) => ask('admin_user_details', { user_id: userId }),
    dashboard: () => ask('admin_dashboard'),
    totals: () => ask('admin_totals'),
    activities: (kind, most, skip) => ask('admin_activities', { kind, most, skip }),
    givePro: async (actorId, targetId) =>
      (await ask('admin_give_pro', people(actorId, targetId))) as GiftOutcome,
    takePro: async (actorId, targetId) =>
      (await ask('admin_take_pro', people(actorId, targetId))) as GiftOutcome,
  };
};
