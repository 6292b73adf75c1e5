-- The hosted service reads changes off the write-ahead log, which the embedded database gives nobody to read. Here each
-- table of the publication tells them itself, when their transaction has ended well. Applied at every start.
create schema if not exists realtime;

-- The key alone: who may see more reads it with their own rights.
create or replace function realtime.notify_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('row_changes', jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'key', (select jsonb_object_agg(name, changed -> name) from unnest(tg_argv) as name),
    'at', to_jsonb(now())
  )::text);
  return null;
end
$$;
revoke execute on function realtime.notify_change() from public;

do $$
declare
  each record;
begin
  for each in
    select c.oid::regclass as name, string_agg(quote_literal(a.attname), ', ' order by a.attnum) as key
    from pg_publication_tables as p
      join pg_namespace as n on n.nspname = p.schemaname
      join pg_class as c on c.relnamespace = n.oid and c.relname = p.tablename
      join pg_index as i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute as a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where p.pubname = 'supabase_realtime'
    group by c.oid
  loop
    execute format(
      'create or replace trigger notify_change after insert or update or delete on %s for each row
        execute function realtime.notify_change(%s)', each.name, each.key);
  end loop;
end
$$;
