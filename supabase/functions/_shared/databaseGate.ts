import type { SupabaseClient, User } from '@supabase/supabase-js';
import { dataOf } from './database.ts';
import type { Gate } from './gate.ts';
import { Refusal, Unavailable } from './refusal.ts';
import { createVisitorOf } from './visitor.ts';

/** The page recognizes this text. The status is that of any invalid token. */
const SUSPENDED = new Refusal(401, 'Account suspended');

/** A suspended account's token stays valid until it expires: only the account itself shows the suspension. */
const isSuspended = ({ banned_until: until }: User & { readonly banned_until?: string }): boolean =>
  until !== undefined && Date.parse(until) > Date.now();

/** Whether a verified token was issued for this project's users: not every auth server checks the audience. */
const isForUsers = (token: string): boolean => {
  const [, claims = ''] = token.split('.');
  const base64 = claims.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const { aud, role } = JSON.parse(atob(base64)) as { readonly aud?: unknown; readonly role?: unknown };
    return [aud].flat().includes('authenticated') && role === 'authenticated';
  } catch {
    return false;
  }
};

/** @param secret key of the visitors' digests; must be the same in every process that counts calls */
export const createDatabaseGate = (server: SupabaseClient, secret: string): Gate => ({
  visitorOf: createVisitorOf(secret),
  userOf: async (token) => {
    const { data, error } = await server.auth.getUser(token);
    if (error !== null) {
      // Only a plain refusal says anything about the token. The client's status is 0 where it did not reach the server.
      if (!error.status || error.status >= 500) throw new Unavailable('auth server');
      if (error.code === 'user_banned') throw SUSPENDED;
      return null;
    }
    const { user } = data;
    if (!isForUsers(token)) return null;
    if (isSuspended(user)) throw SUSPENDED;
    return { id: user.id, email: user.email ?? null, token };
  },
  isAdmin: async (userId) =>
    dataOf(await server.from('admin_users').select('id').eq('user_id', userId).maybeSingle()) !== null,
  spend: async (actor, action, { most, seconds }) =>
    Number(dataOf(await server.rpc('spend_call', { actor, action, most, window_seconds: seconds }))),
});
