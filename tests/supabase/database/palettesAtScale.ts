import { migrate } from './migrated';
import type { RealServer } from './realServer';
import type { Connection } from './connection';

/** Without triggers and checks of references, which are not what is measured; what they keep in step is filled at the end. */
const BARE = 'set session_replication_role = replica;';

const OWNERS = (users: number): string => `${BARE}
  insert into auth.users (id, email, created_at, raw_user_meta_data)
    select md5('user ' || n)::uuid, 'person' || n || '@example' || n % 50 || '.com', now() - n * interval '10 minutes',
      jsonb_build_object('full_name', (array['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'])[n % 8 + 1] || ' ' || md5(n::text))
    from generate_series(1, ${users}) as n;
  insert into public.projects (id, user_id, name, is_public, created_at)
    select md5('project ' || n)::uuid, md5('user ' || (n % ${users} + 1))::uuid, 'Project ' || n, n % 10 <> 0, now() - n * interval '5 minutes'
    from generate_series(1, ${users * 2}) as n;
  insert into public.stripe_customers (user_id, customer_id)
    select md5('user ' || n)::uuid, 'cus_' || n from generate_series(1, ${users}, 15) as n;
  insert into public.stripe_subscriptions (subscription_id, customer_id, status, current_period_start, current_period_end, created_at)
    select 'sub_' || n, 'cus_' || n, 'active', 0, 9999999999, now() - n % 200 * interval '1 day'
    from generate_series(1, ${users}, 15) as n;`;

/** What owners find theirs by. */
const OWN_LINES = `insert into private.own_palette_search (palette_id, user_id, created_at, lab, cells)
    select q.id, p.user_id, q.created_at, l.lab, private.own_keys(p.user_id, l.lab)
    from public.project_palettes as q join public.projects as p on p.id = q.project_id,
      lateral (select private.oklab(coalesce(q.exact, q.colors)) as lab offset 0) as l
    where q.name ~ '\\d+$'`;

/** Of three to seven colors; white in each tenth and black in each twentieth, as people choose. Most are used little. */
const PALETTES = (users: number, first: number, last: number): string => `${BARE}
  insert into public.project_palettes (project_id, name, colors, exact, tags, is_public, selection_count, created_at)
    select md5('project ' || project)::uuid,
      (array['Harbor', 'Night', 'Teal', 'Ferry', 'Dusk', 'Olive', 'Coral', 'Slate'])[n % 8 + 1] || ' '
        || (array['scene', 'mood', 'study', 'walk'])[n % 4 + 1] || ' ' || n,
      array_fill('hsl(0, 0%, 0%)'::text, array[cardinality(packed)]),
      (select array_agg('#' || upper(lpad(to_hex(case when k = 1 and n % 10 = 0 then 16777215 when k = 1 and n % 20 = 1 then 0 else h end), 6, '0')) order by k)
        from unnest(packed) with ordinality as each (h, k)),
      case when n % 2 = 0 then array['warm-' || tag, chr(97 + tag % 26) || tag] else '{}' end,
      project % 10 <> 0, floor(2000 * (abs(hashint4(n * 7)) % 10000 / 10000.0) ^ 8)::integer, now() - n * interval '1 minute'
    from generate_series(${first}, ${last}) as n, lateral (
      select n % ${users * 2} + 1 as project,
        -- Some of 5,000 words by far more often than others.
        floor(5000 * (abs(hashint4(n * 11)) % 10000 / 10000.0) ^ 4)::integer as tag,
        (select array_agg(abs(hashint4(n * 16 + k)) % 16777216) from generate_series(1, 3 + n % 5) as k) as packed
    ) as made;
  insert into private.palette_search (palette_id, size, selection_count, created_at, lab, cells, words)
    select p.id, cardinality(p.colors), p.selection_count, p.created_at, l.lab, private.color_keys(l.lab),
      private.search_words(p.name, p.tags)
    from public.project_palettes as p, lateral (select private.oklab(p.exact) as lab offset 0) as l
    where p.is_public and p.name ~ '\\d' and substring(p.name from '\\d+$')::integer between ${first} and ${last};
  ${OWN_LINES} and substring(q.name from '\\d+$')::integer between ${first} and ${last};`;

/** Two lines for each palette that has tags. */
const TAG_LINES = `${BARE}
  insert into private.palette_tags (palette_id, tag, user_id, is_public)
    select q.id, tag, p.user_id, q.is_public
    from public.project_palettes as q join public.projects as p on p.id = q.project_id, unnest(q.tags) as tag`;

const DIRECTORY = `${BARE}
  insert into private.user_directory (user_id, name, email, created_at, projects_count, palettes_count)
    select u.id, private.directory_name(u.email, u.raw_user_meta_data), u.email, u.created_at,
      count(distinct p.id), count(pp.id)
    from auth.users as u left join public.projects as p on p.user_id = u.id
      left join public.project_palettes as pp on pp.project_id = p.id
    group by u.id`;

/** Made anew at the end, in a fraction of the time that each row would take. */
const INDEXES = `select indexdef as sql, format('drop index %I.%I', schemaname, indexname) as drop
  from pg_indexes where (schemaname, tablename) in (('private', 'palette_search'), ('private', 'own_palette_search'), ('private', 'palette_tags'), ('public', 'project_palettes'))
    and indexname not like '%pkey'`;

/** So many of five colors each for one user, in a project of their own; white in each tenth. By the triggers, as saved. */
export const fillOwn = (user: string, count: number): string => `
  insert into public.projects (id, user_id, name, is_public) values (md5('own')::uuid, ${user}, 'Own', false);
  insert into public.project_palettes (project_id, name, colors, exact, created_at)
    select md5('own')::uuid, 'Own', array_fill('hsl(0, 0%, 0%)'::text, array[5]),
      (select array_agg('#' || upper(lpad(to_hex(
        case when k = 1 and n % 10 = 0 then 16777215 else abs(hashint4(n * 16 + k)) % 16777216 end
      ), 6, '0'))) from generate_series(1, 5) as k),
      now() - n * interval '1 minute'
    from generate_series(1, ${count}) as n`;

/** A migrated database of that many palettes and users, made inside the server by two connections at a time. */
export const fillAtScale = async (
  server: RealServer,
  { palettes, users }: { readonly palettes: number; readonly users: number },
): Promise<Connection> => {
  const db = await server.connect('postgres');
  await migrate(db);
  await db.query(OWNERS(users));
  const { rows } = await db.query(INDEXES);
  for (const { drop } of rows) await db.query(String(drop));
  const half = palettes / 2;
  await Promise.all(
    [0, 1].map(async (part) => {
      const connection = await server.connect('postgres');
      await connection.query(PALETTES(users, part * half + 1, (part + 1) * half));
      await connection.close();
    }),
  );
  await db.query(TAG_LINES);
  await db.query(`set maintenance_work_mem = '512MB'`);
  for (const { sql } of rows) await db.query(String(sql));
  await db.query(DIRECTORY);
  await db.query('set session_replication_role = default');
  await db.query('vacuum analyze');
  return db;
};
