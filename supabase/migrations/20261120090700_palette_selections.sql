-- How often a public palette was used by others: once per person, palette and day.

create table private.palette_selections (
  palette_id uuid not null references public.project_palettes (id) on delete cascade,
  -- The user's id, or a digest of a visitor's address that cannot be turned back.
  actor text not null,
  -- The user again, so that nothing of an account is left when it goes.
  user_id uuid references auth.users (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  primary key (palette_id, actor, day)
);
create index palette_selections_by_user on private.palette_selections (user_id) where user_id is not null;
create index palette_selections_by_day on private.palette_selections (day);

create table private.digest_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid()
);
insert into private.digest_salt default values;

-- The address as the gateway in front of the database reports it; it overwrites what a client sends.
create function private.visitor() returns text
language sql stable security definer set search_path = '' as $$
  select 'visitor:' || encode(sha256(convert_to(
    salt || coalesce(
      nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip',
      nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for',
      'unknown'
    ), 'utf8')), 'hex')
  from private.digest_salt
$$;

-- Says nothing in any case, so that nobody learns which palettes exist.
create function private.count_selection(palette_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  perform from public.project_palettes as p
    join public.projects as pr on pr.id = p.project_id
    where p.id = count_selection.palette_id and p.is_public and pr.user_id is distinct from caller;
  if not found then
    return;
  end if;
  insert into private.palette_selections (palette_id, actor, user_id)
    values (count_selection.palette_id, coalesce(caller::text, private.visitor()), caller)
    on conflict do nothing;
  if found then
    update public.project_palettes as p set selection_count = p.selection_count + 1
      where p.id = count_selection.palette_id;
  end if;
end
$$;

create function public.increment_palette_selection_count(palette_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.count_selection(palette_id)
$$;

grant execute on function private.count_selection(uuid) to anon, authenticated, service_role;
grant execute on function public.increment_palette_selection_count(uuid) to anon, authenticated, service_role;
