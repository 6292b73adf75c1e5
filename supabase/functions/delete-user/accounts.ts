import type { SupabaseClient } from '@supabase/supabase-js';
import { connectAsCaller, dataOf } from '../_shared/database.ts';
import type { ReadVariable } from '../_shared/environment.ts';
import type { Gate } from '../_shared/gate.ts';
import { Unavailable } from '../_shared/refusal.ts';
import type { Accounts } from './logic.ts';

/** The database's error code for a subscription that will be charged again. */
const CANCEL_FIRST = 'SUB01';
const GONE = 404;

export const createAccounts = (read: ReadVariable, server: SupabaseClient, gate: Gate): Accounts => ({
  isAdmin: gate.isAdmin,
  exists: async (userId) => dataOf(await server.rpc('admin_user_details', { user_id: userId })) !== null,
  eraseData: async (caller, userId) => {
    const own = connectAsCaller(read, caller.token);
    const answer =
      caller.id === userId
        ? await own.rpc('delete_user_data')
        : await own.rpc('admin_delete_user_data', { target_user_id: userId });
    if (answer.error?.code === CANCEL_FIRST) return 'renewing';
    dataOf(answer);
    return 'erased';
  },
  deleteAccount: async (userId) => {
    const { error } = await server.auth.admin.deleteUser(userId);
    if (error !== null && error.status !== GONE) throw new Unavailable('auth server');
  },
  audit: async ({ actorId, action, targetId, outcome }) => {
    dataOf(await server.rpc('record_audit', { actor_id: actorId, action, target_id: targetId, outcome }));
  },
});
