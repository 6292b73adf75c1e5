import type { Connection } from './connection';

/** A fault put into a migrated database on purpose: the tests have to notice it. */
export type Mutant = {
  /** Of what: a policy, a check, a grant and so on. */
  readonly kind: string;
  readonly name: string;
  readonly sql: string;
};

/** Every piece of protection that the catalogue knows, each taken away once. */
const CATALOG = `
  select 'policy' as kind, 'policy ' || policyname as name, format('drop policy %I on %I.%I', policyname, schemaname, tablename) as sql
    from pg_policies where schemaname = 'public'
  union all
  select 'policy', 'opened policy ' || policyname,
    format('alter policy %I on %I.%I using (true)', policyname, schemaname, tablename) || case when cmd = 'UPDATE' then ' with check (true)' else '' end
    from pg_policies where schemaname = 'public' and qual is not null and qual <> 'true'
  union all
  select 'policy', 'opened check of policy ' || policyname, format('alter policy %I on %I.%I with check (true)', policyname, schemaname, tablename)
    from pg_policies where schemaname = 'public' and with_check is not null
  union all
  select 'trigger', 'trigger ' || tgname || ' of ' || tgrelid::regclass, format('drop trigger %I on %s', tgname, tgrelid::regclass)
    from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'auth.%'
  union all
  select 'check', 'check ' || conname, format('alter table %s drop constraint %I cascade', conrelid::regclass, conname)
    from pg_constraint where contype in ('c', 'u') and connamespace::regnamespace::text in ('public', 'private')
  union all
  select 'row security', 'row security of ' || relname, format('alter table public.%I disable row level security', relname)
    from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace
  union all
  select 'grant', format('%s of %s to %s', privilege, relname, role), format('revoke %s on public.%I from %s', privilege, relname, role)
    from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['select', 'delete']) as privilege
    where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(role, oid, privilege)
  union all
  select 'grant', format('%s of %s.%s to authenticated', privilege, relname, attname), format('revoke %s (%I) on public.%I from authenticated', privilege, attname, relname)
    from pg_class join pg_attribute on attrelid = pg_class.oid, unnest(array['insert', 'update']) as privilege
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and has_column_privilege('authenticated', pg_class.oid, attnum, privilege)
  union all
  select 'grant', format('more: %s of %s to authenticated', privilege, relname), format('grant %s on public.%I to authenticated', privilege, relname)
    from pg_class, unnest(array['insert', 'update', 'delete', 'truncate']) as privilege
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege('authenticated', oid, privilege)
  union all
  select 'execution', format('execution of %s by %s', oid::regprocedure, role), format('revoke execute on function %s from %s', oid::regprocedure, role)
    from pg_proc, unnest(array['anon', 'authenticated']) as role
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, oid, 'execute')
  union all
  select 'execution', format('more: execution of %s by authenticated', oid::regprocedure), format('grant execute on function %s to authenticated', oid::regprocedure)
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not has_function_privilege('authenticated', oid, 'execute') and prorettype <> 'trigger'::regtype`;

/** Within a function: [its name, what is there, what stands there instead]. */
const EDITS: readonly (readonly [string, string, string])[] = [
  ['guard_new_project', 'auth.uid() is distinct from new.user_id', 'false'],
  ['guard_new_project', 'perform from auth.users where id = new.user_id for no key update;', ''],
  ['guard_new_project', 'not new.is_public and not limits.allows_private', 'false'],
  ['guard_new_project', '>= limits.projects', '> limits.projects'],
  ['guard_arrival', 'is_own boolean := coalesce(auth.uid() = owner, false);', 'is_own boolean := true;'],
  ['guard_arrival', 'perform from auth.users where id = owner for no key update;', ''],
  ['guard_arrival', 'for share', ''],
  ['guard_arrival', '>= most', '> most'],
  ['guard_arrival', 'coalesce(old.is_public, true)', 'coalesce(old.is_public, false)'],
  ['guard_arrival', 'f.project_id = new.project_id and', ''],
  ['guard_arrival', `and f.freed_at > now() - interval '5 minutes'`, ''],
  ['guard_arrival', 'array[new.id::text, md5(new.colors::text)]', 'array[md5(new.colors::text)]'],
  ['guard_arrival', 'f.palette = any (came) desc, f.id', 'f.id'],
  ['guard_arrival', 'used.palette = any (came) into', 'true into'],
  ['guard_arrival', 'if is_own then\n    -- Its own', 'if is_full then\n    -- Its own'],
  [
    'guard_arrival',
    'delete from private.freed_places as used',
    'update private.freed_places as used set id = default',
  ],
  ['guard_arrival', 'if not is_back and is_own', 'if is_own'],
  ['guard_arrival', 'is_full and not is_back', 'is_full'],
  ['free_place', 'and p.user_id = auth.uid()', ''],
  ['free_place', 'if found then', 'if false then'],
  ['free_place', `past.freed_at <= now() - interval '5 minutes'`, 'true'],
  ['guard_project_change', 'old.is_public and not new.is_public and', 'false and'],
  ['guard_project_change', 'new.updated_at := now();', ''],
  ['guard_palette_change', 'new.is_public := old.is_public;', 'null;'],
  ['guard_palette_change', 'new.selection_count := 0;', 'null;'],
  ['guard_palette_change', 'or new.exact is distinct from old.exact', ''],
  ['guard_palette_change', 'new.exact := null;', 'null;'],
  ['guard_palette_change', 'then now() else old.updated_at end', 'then old.updated_at else now() end'],
  ['guard_palette_change', 'and new.project_id = old.project_id', ''],
  ['count_selection', 'and p.is_public', ''],
  ['count_selection', 'and pr.user_id is distinct from caller', ''],
  ['count_selection', 'on conflict do nothing', ''],
  ['spend_extraction', 'or e.count < most', 'or true'],
  ['spend_extraction', 'or e.count < most', 'or e.count <= most'],
  ['is_pro', `in ('active', 'trialing')`, `in ('active', 'trialing', 'past_due')`],
  ['is_pro', 's.deleted_at is null', 'true'],
  ['is_pro', 'to_timestamp(s.current_period_start) <= now()', 'true'],
  ['will_renew', 'not s.cancel_at_period_end', 'true'],
  ['will_renew', 's.deleted_at is null', 'true'],
  ['erase_own', 'perform private.require_no_renewal(caller);', ''],
  ['erase_as_admin', 'perform private.require_no_renewal(target_user_id);', ''],
  ['erase_as_admin', 'not private.is_admin(caller) or', ''],
  ['erase_as_admin', 'or private.is_admin(target_user_id)', ''],
  ['erase_as_admin', `perform private.audit(caller, 'delete user data', target_user_id, 'done');`, ''],
  ['erase', 'delete from public.extraction_counts where user_id = target_user_id;', ''],
  ['erase', 'delete from private.palette_selections where user_id = target_user_id;', ''],
  ['is_name', 'between 1 and 40', 'between 1 and 41'],
  ['is_name', '\\u202A-\\u202E\\u2066-\\u2069', ''],
  ['is_name', '\\U000E0000-\\U000E0FFF', ''],
  ['are_colors', 'between 2 and 9', 'between 1 and 9'],
  ['are_colors', 'between 2 and 9', 'between 2 and 10'],
  ['are_colors', 'array_ndims(colors) is distinct from 1 or', ''],
  ['are_colors', 'color is null', 'false'],
  ['is_tag', 'between 2 and 24', 'between 1 and 24'],
  ['is_tag', 'lower(tag) = tag and', ''],
  ['is_tag', 'tag is nfc normalized and', ''],
  ['is_tag', `tag !~ '^-|--|-$'`, 'true'],
  ['are_tags', 'cardinality(tags) > 5', 'cardinality(tags) > 6'],
  ['are_tags', '(select count(distinct t) from unnest(tags) as t) <> cardinality(tags)', 'false'],
  ['are_tags', 'array_ndims(tags) <> 1 or', ''],
  ['list_tags', 'not private.am_admin()', 'false'],
  ['take_tags', 'not private.am_admin()', 'false'],
  [
    'forbid_tag',
    'insert into private.forbidden_tags (tag) values (forbid_tag.tag) on conflict do nothing;',
    '',
  ],
  ['rename_tag', 'not private.is_tag(other)', 'false'],
  ['are_exact', 'or cardinality(exact) is distinct from cardinality(colors)', ''],
  ['are_color_names', 'or cardinality(names) is distinct from cardinality(colors)', ''],
  ['are_color_names', 'name is null or', ''],
  ['are_color_names', `name <> '' and`, ''],
  ['are_color_names', 'not private.is_name(name)', 'false'],
  ['are_color_names', 'array_ndims(names) is distinct from 1 or', ''],
  ['are_color_names', 'array_lower(names, 1) <> 1', 'false'],
  ['drop_color_names', 'new.color_names := null;', 'null;'],
];

const FUNCTIONS = `select proname as name, pg_get_functiondef(oid) as sql from pg_proc
  where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by proname, oid`;

/** Within every function: what refuses, and what is done for the sake of a rule. [what is there, what stands there instead] */
const STATEMENTS = [
  [/\bif\s[^;]+?\sthen(?=\s+raise exception)/g, 'if false then'],
  [/\bperform private\.[^;]+;/g, 'null;'],
] as const;

/** Every such statement of every function, taken away once. */
const listStatements = async (db: Connection): Promise<readonly Mutant[]> => {
  const { rows } = await db.query(FUNCTIONS);
  return rows.flatMap(({ name, sql }) =>
    STATEMENTS.flatMap(([pattern, instead]) =>
      Array.from(String(sql).matchAll(pattern), ({ 0: found, index }) => ({
        kind: 'statement',
        name: `${String(name)}: ${found.replaceAll(/\s+/g, ' ')} → ${instead}`,
        sql: String(sql).slice(0, index) + instead + String(sql).slice(index + found.length),
      })),
    ),
  );
};

/** Writes all of a database's mutants down; the edits as whole functions. */
export const listMutants = async (db: Connection): Promise<readonly Mutant[]> => {
  const { rows } = await db.query(CATALOG);
  const mutants = rows.map(({ kind, name, sql }) => ({
    kind: String(kind),
    name: String(name),
    sql: String(sql),
  }));
  mutants.push(...(await listStatements(db)));
  for (const [name, from, to] of EDITS) {
    const found = await db.query(
      `select pg_get_functiondef(oid) as sql from pg_proc where pronamespace = 'private'::regnamespace and proname = $1`,
      [name],
    );
    const sql = String(found.rows[0]?.['sql']);
    if (!sql.includes(from)) throw new Error(`${name} does not hold ${from}`);
    mutants.push({ kind: 'function', name: `${name}: ${from} → ${to}`, sql: sql.replace(from, () => to) });
  }
  return mutants;
};
