/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {Record<string, any>} Row */

const LIST = '/auth/v1/admin/users';
const MOST_PER_PAGE = 1000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @param {number} status @param {string} code @param {string} message */
const refusal = (status, code, message) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

/** @param {Row} row */
const toUser = (row) => ({
  id: row.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: row.email,
  phone: row.phone ?? '',
  email_confirmed_at: row.email_confirmed_at,
  confirmed_at: row.email_confirmed_at,
  last_sign_in_at: row.last_sign_in_at,
  app_metadata: row.raw_app_meta_data ?? {},
  user_metadata: row.raw_user_meta_data ?? {},
  identities: [],
  created_at: row.created_at,
  updated_at: row.updated_at,
  is_anonymous: false,
  ...(row.banned_until ? { banned_until: row.banned_until } : {}),
});

/** @param {string | null} text @param {number} fallback */
const readCount = (text, fallback) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : fallback);

/**
 * @param {PGlite} database
 * @param {URL} url
 */
const listUsers = async (database, url) => {
  const page = readCount(url.searchParams.get('page'), 1);
  const perPage = Math.min(MOST_PER_PAGE, readCount(url.searchParams.get('per_page'), 50));
  const { rows } = await database.query(
    'select *, count(*) over ()::int as total from auth.users order by created_at desc, id limit $1 offset $2',
    [perPage, (page - 1) * perPage],
  );
  const found = /** @type {Row[]} */ (rows);
  const total = found[0]?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const links = [`<${LIST}?page=${last}>; rel="last"`];
  if (page < last) links.unshift(`<${LIST}?page=${page + 1}>; rel="next"`);
  return Response.json(
    { users: found.map(toUser), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links.join(', ') } },
  );
};

/**
 * @param {PGlite} database
 * @param {string} id
 * @param {Request} request
 */
const changeUser = async (database, id, request) => {
  const body = /** @type {Row} */ (await request.json().catch(() => ({})));
  const hours = /^(\d{1,7})h$/.exec(String(body.ban_duration ?? ''))?.[1];
  if (hours === undefined && body.ban_duration !== 'none') {
    return refusal(400, 'validation_failed', 'Only ban_duration can be changed here');
  }
  const { rows } = await database.query(
    'update auth.users set banned_until = now() + make_interval(hours => $2), updated_at = now() where id = $1 returning *',
    [id, hours === undefined ? null : Number(hours)],
  );
  return Response.json(toUser(/** @type {Row} */ (rows[0])));
};

/**
 * The part of the account API that the library lacks: list, read, suspend and remove, for the secret key alone.
 * @param {PGlite} database
 * @param {string} secretKey
 */
export const createAdminUsers =
  (database, secretKey) =>
  /** @param {Request} request @param {URL} url */
  async (request, url) => {
    if (request.headers.get('apikey') !== secretKey) return refusal(403, 'not_admin', 'User not allowed');
    const id = url.pathname.slice(LIST.length + 1);
    if (id === '' && request.method === 'GET') return listUsers(database, url);
    if (!UUID.test(id)) return refusal(404, 'user_not_found', 'User not found');
    const { rows } = await database.query('select * from auth.users where id = $1', [id]);
    if (rows.length === 0) return refusal(404, 'user_not_found', 'User not found');
    if (request.method === 'GET') return Response.json(toUser(/** @type {Row} */ (rows[0])));
    if (request.method === 'PUT') return changeUser(database, id, request);
    if (request.method !== 'DELETE') return refusal(405, 'not_found', 'Not found');
    await database.query('delete from auth.users where id = $1', [id]);
    return Response.json({});
  };
