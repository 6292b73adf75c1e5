import { refusal } from './accountRules.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

const USERS = '/auth/v1/admin/users';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SUSPEND = `update auth.users set banned_until = now() + make_interval(hours => $2), updated_at = now()
  where id = $1 returning id, email, banned_until`;
const REMOVE = 'delete from auth.users where id = $1 returning id, email';

/**
 * The part of the account API that the functions use and the library lacks: suspending and deleting an account.
 * Requires the secret key.
 * @param {PGlite} database
 * @param {string} secretKey
 */
export const createAdminUsers = (database, secretKey) => {
  /** @param {string} sql @param {unknown[]} values */
  const answerUser = async (sql, values) => {
    const [user] = (await database.query(sql, values)).rows;
    return user ? Response.json(user) : refusal(404, 'user_not_found', 'User not found');
  };

  /** @param {Request} request @param {URL} url */
  return async (request, url) => {
    if (request.headers.get('apikey') !== secretKey) return refusal(403, 'not_admin', 'User not allowed');
    const id = url.pathname.slice(USERS.length + 1);
    if (!UUID.test(id)) return refusal(404, 'user_not_found', 'User not found');
    if (request.method === 'DELETE') return answerUser(REMOVE, [id]);
    if (request.method !== 'PUT') return refusal(405, 'not_found', 'Not found');
    /** @type {unknown} */
    const duration = (await request.json().catch(() => null))?.ban_duration;
    const hours = /^(\d{1,7})h$/.exec(String(duration))?.[1];
    if (hours === undefined && duration !== 'none') {
      return refusal(400, 'validation_failed', 'Only ban_duration can be changed here');
    }
    return answerUser(SUSPEND, [id, hours === undefined ? null : Number(hours)]);
  };
};
