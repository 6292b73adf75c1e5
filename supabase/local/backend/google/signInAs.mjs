import { randomBytes, randomUUID } from 'node:crypto';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/**
 * @typedef {Readonly<Record<string, unknown>> & { sub: string, email: string }} Claims of a person, in Google's format
 */

/** The library's own time limit for a sign-in. */
const BEGUN = `select referrer, auth_code from auth.flow_state
  where id::text = $1 and user_id is null and created_at > now() - interval '5 minutes'`;
/** One account per address: Google vouches for the owner. */
const KNOWN = `select u.id, u.banned_until > now() as is_banned from auth.users as u
  left join auth.identities as i on i.user_id = u.id and i.provider = 'google' and i.provider_id = $1
  where i.id is not null or u.email = $2 order by i.id is null limit 1`;
const NEW_USER = `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values ($1, $2, now(), '{"provider": "google", "providers": ["google"]}', $3, now(), now())`;
const USER_AGAIN = `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::jsonb,
  raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"provider": "google", "providers": ["google"]}', updated_at = now()
  where id = $1`;
const IDENTITY = `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
  values ($1, 'google', $2, $3, $4, now())
  on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`;
const ENDED = `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4,
  auth_code_issued_at = now(), updated_at = now() where id::text = $1`;

const newToken = () => randomBytes(24).toString('base64url');

/** @param {string} address @param {Record<string, string>} params */
const withParams = (address, params) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Completes a sign-in that the library started, as its callback does with Google's response; the library itself would
 * call Google, at addresses that cannot be configured.
 * @param {PGlite} database
 * @param {{ state: string, claims: Claims, isOffline: boolean }} options
 * @returns {Promise<string | null>} the redirect URL, with a code or an error; null if no sign-in is pending
 */
export const signInAs = (database, { state, claims, isOffline }) =>
  database.transaction(async (transaction) => {
    /** @type {{ rows: { referrer: string, auth_code: string }[] }} */
    const {
      rows: [begun],
    } = await transaction.query(BEGUN, [state]);
    if (begun === undefined) return null;
    /** @type {{ rows: { id: string, is_banned: boolean | null }[] }} */
    const {
      rows: [known],
    } = await transaction.query(KNOWN, [claims.sub, claims.email]);
    if (known?.is_banned) {
      return withParams(begun.referrer, {
        error: 'access_denied',
        error_code: 'user_banned',
        error_description: 'User is banned',
      });
    }
    const id = known?.id ?? randomUUID();
    if (known) await transaction.query(USER_AGAIN, [id, claims]);
    else await transaction.query(NEW_USER, [id, claims.email, claims]);
    await transaction.query(IDENTITY, [randomUUID(), claims.sub, id, claims]);
    await transaction.query(ENDED, [state, id, newToken(), isOffline ? newToken() : '']);
    return withParams(begun.referrer, { code: begun.auth_code });
  });
