import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminDatabase, GiftOutcome } from '../../../../supabase/functions/_shared/adminDatabase.ts';
import { isPro, willRenew } from '../../../../supabase/functions/_shared/subscription.ts';
import { getAllActivities } from '../../../../supabase/functions/get-all-activities/logic.ts';
import { getAllUsers } from '../../../../supabase/functions/get-all-users/logic.ts';
import { getUserDetails } from '../../../../supabase/functions/get-user-details/logic.ts';
import type { Connection } from '../../database/connection';
import { STATUSES } from '../../database/entitlement';
import { openBillingDatabase } from '../billingDatabase';
import { subscriptionRow } from '../fakeProvider';

const ANN = '00000000-0000-4000-8000-000000000001';
const BOB = '00000000-0000-4000-8000-000000000002';

let connection: Connection;
const valueOf = async (sql: string, values: readonly unknown[] = []): Promise<unknown> =>
  (await connection.query(sql, values)).rows[0]?.['value'];

/** Everything that anyone could learn too much from, and what is meant to be seen. */
const FILL = `
  update auth.users set email = null, created_at = '2025-01-01Z', last_sign_in_at = '2025-03-01Z',
    raw_app_meta_data = '{"provider":"google"}',
    raw_user_meta_data = '{"full_name":"Ann","avatar_url":"https://a.example/a.png","phone":"+1","sub":"g-1","name":{"x":1}}'
    where id = '${ANN}';
  insert into auth.users (id, email, created_at, raw_user_meta_data)
    values ('${BOB}', 'bob@example.com', '2025-01-02Z', '[]');
  insert into public.projects (id, user_id, name, created_at)
    values ('00000000-0000-4000-8000-000000000011', '${ANN}', 'Harbor', '2025-01-03Z');
  insert into public.project_palettes (id, project_id, name, colors, created_at)
    select ('00000000-0000-4000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid,
      '00000000-0000-4000-8000-000000000011', 'Palette', array['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)'],
      '2025-02-01Z'
    from generate_series(1, 25) as n;
  insert into public.stripe_customers (user_id, customer_id) values ('${BOB}', 'cus_bob');
  insert into public.stripe_subscriptions
    (subscription_id, customer_id, status, current_period_start, current_period_end, created_at)
    values ('sub_bob', 'cus_bob', 'active', 1, 2, '2025-01-04Z'), ('sub_try', 'cus_bob', 'incomplete', 1, 2, '2025-01-05Z');
  set role service_role;
`;

const admin: AdminDatabase = {
  users: async ({ word, plan, sort, descends, most, skip }) =>
    (await valueOf('select public.admin_find_users($1, $2, $3, $4, $5, $6) as value', [
      word,
      plan,
      sort,
      descends,
      most,
      skip,
    ])) as readonly unknown[],
  countUsers: ({ word, plan }) => valueOf('select public.admin_count_users($1, $2) as value', [word, plan]),
  user: (id) => valueOf('select public.admin_user_details($1) as value', [id]),
  dashboard: () => valueOf('select public.admin_dashboard() as value'),
  totals: () => valueOf('select public.admin_totals() as value'),
  activities: (kind, most, skip) =>
    valueOf('select public.admin_activities($1, $2, $3) as value', [kind, most, skip]),
  givePro: async (actorId, targetId) =>
    (await valueOf('select public.admin_give_pro($1, $2) as value', [actorId, targetId])) as GiftOutcome,
  takePro: async (actorId, targetId) =>
    (await valueOf('select public.admin_take_pro($1, $2) as value', [actorId, targetId])) as GiftOutcome,
};

beforeAll(async () => {
  connection = await openBillingDatabase(ANN);
  await connection.query(`reset role; ${FILL}`);
}, 60_000);
afterAll(() => connection.close());

describe('what the back office reads', () => {
  it('is a list of users with a fixed list of fields [D-07, D-24] [FN-20]', async () => {
    expect(await getAllUsers(admin, new URLSearchParams())).toEqual([
      {
        id: BOB,
        email: 'bob@example.com',
        created_at: expect.stringContaining('2025-01-02') as string,
        last_sign_in_at: null,
        user_metadata: {},
        is_pro: true,
        is_admin: false,
        is_suspended: false,
        palettes_count: 0,
        projects_count: 0,
      },
      {
        id: ANN,
        email: 'No email',
        created_at: expect.stringContaining('2025-01-01') as string,
        last_sign_in_at: expect.stringContaining('2025-03-01') as string,
        user_metadata: { full_name: 'Ann', avatar_url: 'https://a.example/a.png' },
        is_pro: false,
        is_admin: false,
        is_suspended: false,
        palettes_count: 25,
        projects_count: 1,
      },
    ]);
  });

  it('says who of them is an administrator', async () => {
    await connection.query(`reset role; begin; insert into public.admin_users (user_id) values ('${ANN}')`);
    const users = (await getAllUsers(admin, new URLSearchParams())) as readonly {
      readonly id: string;
      readonly is_admin: boolean;
    }[];
    await connection.query('rollback; set role service_role');
    expect(users.filter((user) => user.is_admin).map(({ id }) => id)).toEqual([ANN]);
  });

  it('comes in pages where they are asked for, and whole otherwise', async () => {
    const idsOf = async (query: string) =>
      (await getAllUsers(admin, new URLSearchParams(query))).map((user) => (user as { id: string }).id);
    expect(await idsOf('page=2&per_page=1')).toEqual([ANN]);
    expect(await idsOf('per_page=1')).toEqual([BOB, ANN]);
  });

  it('is one person with an e-mail and a name [D-27] [FN-18, FN-20]', async () => {
    expect(await getUserDetails(admin, { user_id: ANN })).toEqual({
      id: ANN,
      email: 'No email',
      created_at: expect.stringContaining('2025-01-01') as string,
      last_sign_in_at: expect.stringContaining('2025-03-01') as string,
      user_metadata: { full_name: 'Ann', avatar_url: 'https://a.example/a.png' },
      plan: 'free',
      is_suspended: false,
      is_admin: false,
      palettes_count: 25,
      projects_count: 1,
    });
    const unknown = { user_id: '00000000-0000-4000-8000-000000000099' };
    await expect(getUserDetails(admin, unknown)).rejects.toMatchObject({ status: 404 });
    await expect(getUserDetails(admin, { user_id: "'" })).rejects.toMatchObject({ status: 400 });
  });

  it('is a dashboard with sign-ups and upgrades by week [D-09]', async () => {
    await connection.query(`reset role; begin; update auth.users set created_at = now() where id = '${BOB}'`);
    await connection.query(`update public.stripe_subscriptions set created_at = now() - interval '7 days'`);
    const { weeks, ...totals } = (await admin.dashboard()) as { weeks: { start: string }[] };
    await connection.query('rollback; set role service_role');
    expect(totals).toEqual({
      total_users: 2,
      new_users: 1,
      pro_users: 1,
      total_projects: 1,
      total_palettes: 25,
    });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ signups: 1, upgrades: 0 });
    // One of the two was never paid.
    expect(weeks.at(-2)).toMatchObject({ signups: 0, upgrades: 1 });
    expect(weeks.every(({ start }) => new Date(start).getUTCDay() === 1)).toBe(true);
  });

  it('is counts of everything [D-25] [FN-20]', async () => {
    const period = { current_period_start: 1, current_period_end: 2, cancel_at_period_end: false };
    const paid = { user_id: BOB, ...period };
    expect(await admin.totals()).toEqual({
      projectsByUser: { [ANN]: 1 },
      palettesByUser: { [ANN]: 25 },
      total_projects: 1,
      total_palettes: 25,
      subscriptions: [
        { ...paid, status: 'incomplete', created_at: expect.stringContaining('2025-01-05') as string },
        { ...paid, status: 'active', created_at: expect.stringContaining('2025-01-04') as string },
      ],
    });
    expect(JSON.stringify(await admin.totals())).not.toMatch(/cus_|sub_|last4/);
  });
});

type Page = { readonly activities: readonly Record<string, unknown>[]; readonly has_more: boolean };
const activities = async (query: string): Promise<Page> =>
  (await getAllActivities(admin, new URLSearchParams(query))) as Page;

describe('what happened', () => {
  it('comes newest first, ten at a time, each once [D-26]', async () => {
    const pages = [
      await activities(''),
      await activities('page=2'),
      await activities('page=3'),
      await activities('page=4'),
    ];
    expect(pages.map((page) => [page.activities.length, page.has_more])).toEqual([
      [10, true],
      [10, true],
      [9, false],
      [0, false],
    ]);
    const ids = pages.flatMap((page) => page.activities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(29);
  });

  it('tells who and in which project, and no attempt that was never paid [D-08]', async () => {
    const { activities: upgrades } = await activities('filter=pro_upgrade');
    expect(upgrades).toEqual([
      {
        id: 'pro_upgrade:sub_bob',
        type: 'pro_upgrade',
        date: expect.stringContaining('2025-01-04') as string,
        user: { name: 'bob', email: 'bob@example.com', avatar: null },
        data: {},
      },
    ]);
    const { activities: projects } = await activities('filter=new_project');
    expect(projects).toEqual([
      {
        id: 'new_project:00000000-0000-4000-8000-000000000011',
        type: 'new_project',
        date: expect.stringContaining('2025-01-03') as string,
        user: { name: 'Ann', email: 'No email', avatar: 'https://a.example/a.png' },
        data: { projectName: 'Harbor' },
      },
    ]);
    const { activities: palettes } = await activities('filter=new_palette&limit=1');
    expect(palettes).toMatchObject([{ type: 'new_palette', data: { projectName: 'Harbor' } }]);
    const { activities: users } = await activities('filter=new_user');
    expect(users.map(({ type, data }) => [type, data])).toEqual([BOB, ANN].map(() => ['new_user', {}]));
  });

  it.each([
    'limit=1e9',
    'limit=51',
    'limit=-1',
    'limit=NaN',
    'page=-1',
    'page=0',
    'page=1e12',
    'page=99999999999',
    "filter=all';--",
    'filter=all&filter=new_user',
    'page=1&page=2',
  ])('is refused for %j [FN-17]', async (query) => {
    await expect(activities(query)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the budget of calls', () => {
  it('is counted for each caller and call, and begins again [FN-32]', async () => {
    const spend = (actor: string, action = 'checkout') =>
      valueOf('select public.spend_call($1, $2, 2, 60) as value', [actor, action]);
    expect([
      await spend('a'),
      await spend('a'),
      await spend('a'),
      await spend('b'),
      await spend('a', 'x'),
    ]).toEqual([0, 0, 60, 0, 0]);
    await connection.query("update private.call_counts set resets_at = now() - interval '1 second'");
    expect(await spend('a')).toBe(0);
    await connection.query("update private.call_counts set resets_at = now() - interval '2 days'");
    await spend('c');
    expect(await valueOf('select count(*)::int as value from private.call_counts')).toBe(1);
  });
});

describe('the readings of PRO in functions and database', () => {
  // Where now stands in a period of a thousand seconds.
  const OFFSETS = [-1, 0, 999, 1000, 1001];
  const cases = STATUSES.flatMap((status) =>
    [true, false].flatMap((cancels) => OFFSETS.map((offset) => ({ status, cancels, offset }))),
  );

  it('agree on every status, cancellation and second [S-20, S-21]', async () => {
    const wrong: unknown[] = [];
    await connection.query(`reset role; delete from public.stripe_subscriptions; begin`);
    const now = Number(await valueOf('select floor(extract(epoch from now()))::int as value'));
    for (const { status, cancels, offset } of cases) {
      const start = now - offset;
      const row = subscriptionRow('sub_1', {
        status,
        cancel_at_period_end: cancels,
        current_period_start: start,
        current_period_end: start + 1000,
      });
      await connection.query(
        `insert into public.stripe_subscriptions
          (subscription_id, customer_id, status, current_period_start, current_period_end, cancel_at_period_end)
          values ('sub_1', 'cus_bob', $1, $2, $3, $4) on conflict (subscription_id) do update set
          status = excluded.status, current_period_start = excluded.current_period_start,
          current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end`,
        [status, row.current_period_start, row.current_period_end, cancels],
      );
      const { rows } = await connection.query(
        'select private.is_pro($1) as pro, private.will_renew($1) as renews',
        [BOB],
      );
      const own = { pro: isPro(row, now), renews: willRenew(row) };
      if (JSON.stringify(rows) !== JSON.stringify([own])) wrong.push([status, cancels, offset]);
    }
    await connection.query('rollback; set role service_role');
    expect(cases).toHaveLength(80);
    expect(wrong).toEqual([]);
  });
});
