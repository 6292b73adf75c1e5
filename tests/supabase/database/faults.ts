import { isDeepStrictEqual } from 'node:util';
import { CONSTRAINTS, EXECUTABLE, HIDDEN, ROW_ACCESS, type Role } from './access.data';
import { ATTACKS, type Attack } from './attacks.data';
import { attempt } from './attempt';
import { readConstraints, readExecutable, readLoosePolicies, readPrivileges, readTables } from './catalog';
import type { Connection } from './connection';
import { CASES, entitlementOf, readEntitlement } from './entitlement';
import { EXPECTED_PRIVILEGES } from './expectedPrivileges';
import type { Mutant } from './mutants';
import { PALETTES, PROJECTS, USERS } from './people';
import { RIGHTS, type Right } from './rights.data';
import { tryWays } from './rowAccess';
import { race } from './session';
import { meet } from './verdict';

const ROUNDS = 30;
const COLORS = `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`;

/** Those first that share the most words with what something is about: they are the likeliest to notice it. */
const nearestFirst = <Case>(cases: readonly Case[], about: string): Case[] => {
  const words = [...new Set(about.match(/[a-z]{4,}/g))];
  const nearness = new Map(
    cases.map((each) => {
      const text = JSON.stringify(each);
      return [each, words.filter((word) => text.includes(word)).length] as const;
    }),
  );
  return cases.toSorted((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0));
};

const isRepelled = async (db: Connection, attack: Attack): Promise<boolean> =>
  isDeepStrictEqual(
    await meet(db, attack),
    attack.tries.map(() => attack.must),
  );

const isGranted = async (
  db: Connection,
  { who, sql, answers, look, reads, changes }: Right,
): Promise<boolean> => {
  const { outcome, changed, after } = await attempt(db, who, sql, look);
  return (
    !('code' in outcome) &&
    isDeepStrictEqual(changed, changes) &&
    (!answers || isDeepStrictEqual(outcome.rows, answers)) &&
    (!reads || isDeepStrictEqual(after, reads))
  );
};

async function* requestFaults(db: Connection, about: string): AsyncGenerator<string> {
  for (const request of nearestFirst([...ATTACKS, ...RIGHTS], about)) {
    const isMet = 'tries' in request ? await isRepelled(db, request) : await isGranted(db, request);
    if (!isMet) yield request.id;
  }
}

/** What the catalogue shows at once, without trying. */
export async function* catalogFaults(db: Connection): AsyncGenerator<string> {
  const privileges = await readPrivileges(db, 'public', ['anon', 'authenticated']);
  if (!isDeepStrictEqual(privileges, EXPECTED_PRIVILEGES)) yield 'privileges';
  if (!isDeepStrictEqual(await readExecutable(db), EXECUTABLE)) yield 'functions';
  if (!isDeepStrictEqual(await readConstraints(db), CONSTRAINTS)) yield 'constraints';
  if ((await readLoosePolicies(db)).length > 0) yield 'loose policy';
  const tables = await readTables(db);
  if (tables.some(({ name, isSecured }) => !isSecured && !(name in HIDDEN))) yield 'row security';
}

async function* accessFaults(db: Connection, isTried: (table: string) => boolean): AsyncGenerator<string> {
  for (const [table, access] of Object.entries(ROW_ACCESS).filter(([name]) => isTried(name)))
    for (const role of ['anonymous', 'free', 'pro', 'admin', 'service'] satisfies Role[])
      for (const whose of ['own', 'others'] as const)
        if ((await tryWays(db, table, role, whose)) !== access[role][whose]) yield `rows of ${table}`;
}

async function* entitlementFaults(db: Connection): AsyncGenerator<string> {
  for (const each of CASES)
    if (!isDeepStrictEqual(await readEntitlement(db, each), entitlementOf(each))) yield 'entitlement';
}

/** An administrator's functions write where nobody else may: what refuses the suspended stands there, too. */
async function* suspensionFaults(owner: Connection): AsyncGenerator<string> {
  const ban = async (until: string): Promise<unknown> =>
    owner.query(`update auth.users set banned_until = ${until} where id = '${USERS.admin}'`);
  await ban(`now() + interval '1 minute'`);
  const { outcome } = await attempt(owner, 'admin', `select admin_allow_tag('fleeting')`);
  await ban('null');
  if (!('code' in outcome) || outcome.code !== 'ACC01') yield 'a suspended administrator';
}

async function* raceFaults(
  owner: Connection,
  clients: readonly [Connection, Connection],
): AsyncGenerator<string> {
  const [first, second] = clients;
  for (let round = 0; round < ROUNDS; round++) {
    const project = `insert into projects (user_id, name) values ('${USERS.newcomer}', 'More')`;
    const projects = await race(clients.map((on) => ({ on, as: 'newcomer', sql: project })));
    if (!isDeepStrictEqual(projects.toSorted(), ['LIM01', 'done'])) yield 'RC-01';
    const palette = (id: string): string =>
      `insert into project_palettes (project_id, name, colors) values ('${id}', 'More', ${COLORS})`;
    const palettes = await race(clients.map((on) => ({ on, as: 'starter', sql: palette(PROJECTS.starter) })));
    if (!isDeepStrictEqual(palettes.toSorted(), ['LIM02', 'done'])) yield 'RC-03';
    await race([
      { on: first, as: 'pro', sql: palette(PROJECTS.proPublic) },
      {
        on: second,
        as: 'pro',
        sql: `update projects set is_public = false where id = '${PROJECTS.proPublic}'`,
      },
    ]);
    const { rows } = await owner.query(
      `select from public.project_palettes where project_id = '${PROJECTS.proPublic}' and is_public`,
    );
    if (rows.length > 0) yield 'RC-05';
    const tagged = `update project_palettes set tags = '{fleeting}' where id = '${PALETTES.free}'`;
    await race([
      { on: first, as: 'free', sql: tagged },
      { on: second, as: 'admin', sql: `select admin_forbid_tag('fleeting')` },
    ]);
    const tags = await owner.query(`select from private.palette_tags where tag = 'fleeting'`);
    if (tags.rows.length > 0) yield 'RC-11';
    await owner.query(`delete from private.forbidden_tags where tag = 'fleeting'`);
    await owner.query(
      `delete from public.projects where user_id = '${USERS.newcomer}';
       delete from public.project_palettes where project_id in ('${PROJECTS.starter}', '${PROJECTS.proPublic}');
       update public.projects set is_public = true where id = '${PROJECTS.proPublic}'`,
    );
  }
}

const LOCK = /\bfor (?:share|no key update)\b/;

/**
 * The first case that does not hold, or null.
 * @param about what was changed: the cases that are near to it come first
 */
export const findFault = async (
  owner: Connection,
  clients: readonly [Connection, Connection],
  about: Mutant,
): Promise<string | null> => {
  // One request after the other needs no lock: only races miss it.
  if (LOCK.test(about.name)) return (await raceFaults(owner, clients).next()).value ?? null;
  const isNear = (table: string): boolean => about.sql.includes(table);
  const searches = [
    accessFaults(owner, isNear),
    requestFaults(owner, about.name),
    entitlementFaults(owner),
    suspensionFaults(owner),
    raceFaults(owner, clients),
    accessFaults(owner, (table) => !isNear(table)),
  ];
  for (const search of searches) for await (const fault of search) return fault;
  return null;
};
