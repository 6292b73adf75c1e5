import type { Role } from './access.data';
import { attempt } from './attempt';
import type { Connection } from './connection';
import { PALETTES, PROJECTS, USERS, type Caller } from './people';

/** Who stands for each role. The server and the visitor own nothing; rows of users stand in. */
const STANDS_FOR: Readonly<Record<Role, Caller>> = {
  anonymous: 'anonymous',
  free: 'lapsed',
  pro: 'pro',
  admin: 'admin',
  service: 'service',
};

type Owner = 'lapsed' | 'pro' | 'admin' | 'stranger';
const OWNER: Readonly<Record<Role, Owner>> = {
  anonymous: 'lapsed',
  free: 'lapsed',
  pro: 'pro',
  admin: 'admin',
  service: 'admin',
};

const PALETTE_OF = {
  lapsed: { project: PROJECTS.lapsedPublic, palette: PALETTES.lapsedPrivate },
  pro: { project: PROJECTS.proPrivate, palette: PALETTES.proPrivate },
  admin: { project: PROJECTS.admin, palette: PALETTES.admin },
  stranger: { project: PROJECTS.stranger, palette: PALETTES.stranger },
} as const;

/** For each table: which rows are an owner's, a change that leaves them valid, and a new row. */
const ROWS: Readonly<
  Record<
    string,
    {
      where: (owner: Owner) => string;
      set: string;
      insert: (owner: Owner) => string;
      /** Makes the rows that no fixture has, because they would change what else is tried. */
      begin?: string;
      end?: string;
    }
  >
> = {
  'public.projects': {
    where: (owner) => `user_id = '${USERS[owner]}'`,
    set: `name = 'Again'`,
    insert: (owner) => `(user_id, name) values ('${USERS[owner]}', 'More')`,
  },
  'public.project_palettes': {
    where: (owner) => `id = '${PALETTE_OF[owner].palette}'`,
    set: `name = 'Again'`,
    insert: (owner) =>
      `(project_id, name, colors) values ('${PALETTE_OF[owner].project}', 'More', array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'])`,
  },
  'public.palette_of_the_week': {
    where: () => 'true',
    set: 'year = year',
    insert: () =>
      `(palette_colors, background_media_type, background_media_url, week_of_year, year)
        values (array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'], 'image', 'https://images.example.com/a.jpg', 20, 2026)`,
  },
  'public.stripe_customers': {
    where: (owner) => `customer_id = 'cus_${owner === 'stranger' ? 'leaving' : owner}'`,
    set: 'created_at = created_at',
    insert: (owner) =>
      `(user_id, customer_id) values ('${USERS[owner === 'stranger' ? 'newcomer' : owner]}', 'cus_new')`,
  },
  'public.stripe_subscriptions': {
    where: (owner) => `customer_id = 'cus_${owner === 'stranger' ? 'leaving' : owner}'`,
    set: 'status = status',
    insert: (owner) =>
      `(subscription_id, customer_id, status, current_period_start, current_period_end)
        values ('sub_new', 'cus_${owner === 'stranger' ? 'leaving' : owner}', 'active', 0, 1)`,
  },
  'public.complimentary_subscriptions': {
    where: (owner) => `user_id = '${USERS[owner]}'`,
    set: 'created_at = created_at',
    insert: (owner) => `(user_id) values ('${USERS[owner]}')`,
    begin: 'insert into public.complimentary_subscriptions (user_id) select id from auth.users',
    end: 'delete from public.complimentary_subscriptions',
  },
  'public.admin_users': {
    where: (owner) => `user_id = '${USERS[owner === 'stranger' ? 'otherAdmin' : owner]}'`,
    set: 'notify_new_users = false',
    insert: (owner) => `(user_id) values ('${USERS[owner]}')`,
  },
  'public.extraction_counts': {
    where: (owner) => `user_id = '${USERS[owner]}'`,
    set: 'count = 0',
    insert: (owner) => `(user_id, kind, period, count) values ('${USERS[owner]}', 'image', current_date, 0)`,
  },
};

/** The ways that are open to a role, as CRUD letters, found by trying each on real rows. */
export const tryWays = async (
  db: Connection,
  table: string,
  role: Role,
  whose: 'own' | 'others',
): Promise<string> => {
  const row = ROWS[table];
  if (!row) throw new Error(`no rows to try on ${table}`);
  const owner = whose === 'own' ? OWNER[role] : 'stranger';
  const tries = {
    C: `insert into ${table} ${row.insert(owner)}`,
    R: `select 1 from ${table} where ${row.where(owner)}`,
    U: `update ${table} set ${row.set} where ${row.where(owner)}`,
    D: `delete from ${table} where ${row.where(owner)}`,
  };
  let ways = '';
  if (row.begin !== undefined) await db.query(row.begin);
  for (const [letter, sql] of Object.entries(tries)) {
    const { outcome } = await attempt(db, STANDS_FOR[role], sql);
    // A limit or a row that is there already is met by those only whom access let in.
    const isOpen = 'code' in outcome ? outcome.code !== '42501' : outcome.count > 0;
    if (isOpen) ways += letter;
  }
  if (row.end !== undefined) await db.query(row.end);
  return ways;
};
