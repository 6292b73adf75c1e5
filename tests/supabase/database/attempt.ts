import type { Connection, Row } from './connection';
import { asRequest, type Caller } from './people';

/** What a request met: an answer, or the code of the error. */
export type Outcome = { readonly rows: readonly Row[]; readonly count: number } | { readonly code: string };

export type Attempted = {
  readonly outcome: Outcome;
  /** Tables whose rows are not what they were. */
  readonly changed: readonly string[];
  /** What the owner of the database sees after it, where something was asked. */
  readonly after: readonly Row[];
};

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const digests = new WeakMap<Connection, Promise<string>>();

const writeDigests = async (db: Connection): Promise<string> => {
  const { rows } = await db.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') order by 1`,
  );
  return rows
    .map(
      ({ name }) =>
        `select '${String(name)}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${String(name)} as t`,
    )
    .join(' union all ');
};

/** One digest per table, over everything that a request could reach or break. */
export const readState = async (db: Connection): Promise<ReadonlyMap<string, string>> => {
  const sql = digests.get(db) ?? writeDigests(db);
  digests.set(db, sql);
  const { rows } = await db.query(await sql);
  return new Map(rows.map(({ name, digest }) => [String(name), String(digest)]));
};

/**
 * Becomes the login role of the REST layer, and from it the caller's role, for the rest of the transaction. PGlite cannot
 * come back from another login role; there the owner becomes the caller's role at once, as in the embedded backend.
 */
export const become = (db: Connection, caller: Caller): string => {
  const { role, claims } = asRequest(caller);
  return `${db.kind === 'real' ? 'set local session authorization authenticator;' : ''} set local role ${role};
    select set_config('request.jwt.claims', ${quote(JSON.stringify(claims))}, true);`;
};

export const unbecome = (db: Connection): string =>
  `reset role; ${db.kind === 'real' ? 'reset session authorization;' : ''}
    select set_config('request.jwt.claims', '', true);`;

/** SQLSTATE of whatever either driver throws. */
export const codeOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
};

/** Tries one request and undoes it; tells what it was answered and what it changed. */
export const attempt = async (
  db: Connection,
  caller: Caller,
  sql: string,
  look = 'select 1 where false',
): Promise<Attempted> => {
  await db.query('begin');
  try {
    const before = await readState(db);
    await db.query(`savepoint request; ${become(db, caller)}`);
    let outcome: Outcome;
    try {
      outcome = await db.query(sql);
      await db.query(unbecome(db));
    } catch (error) {
      outcome = { code: codeOf(error) };
      await db.query('rollback to savepoint request');
    }
    const state = await readState(db);
    const changed = [...state].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
    const after = await db.query(look);
    return { outcome, changed, after: after.rows };
  } finally {
    await db.query('rollback');
  }
};
