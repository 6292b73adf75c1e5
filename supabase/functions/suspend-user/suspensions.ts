import type { SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '../_shared/database.ts';
import type { Gate } from '../_shared/gate.ts';
import { Unavailable } from '../_shared/refusal.ts';
import type { Suspensions } from './logic.ts';

/** The auth server has no permanent ban: this is a hundred years. */
const FOR_GOOD = '876000h';
const GONE = 404;

export const createSuspensions = (server: SupabaseClient, gate: Gate): Suspensions => ({
  isAdmin: gate.isAdmin,
  setSuspended: async (userId, isSuspended) => {
    const { error } = await server.auth.admin.updateUserById(userId, {
      ban_duration: isSuspended ? FOR_GOOD : 'none',
    });
    if (error?.status === GONE) return false;
    if (error !== null) throw new Unavailable('auth server');
    return true;
  },
  audit: async ({ actorId, action, targetId, outcome }) => {
    dataOf(await server.rpc('record_audit', { actor_id: actorId, action, target_id: targetId, outcome }));
  },
});
