-- How often a public palette was used by others: once per person, palette and day. Other colors set it back to 0: `guard_palette_change` of project_palettes.

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

-- Says nothing in any case, so that nobody learns which palettes exist, to a suspended account neither. What counted on
-- a day serves that day alone: a day later it goes, with the digests of visitors in it.
create function private.count_selection(palette_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  today date := (now() at time zone 'utc')::date;
begin
  perform from public.project_palettes as p
    join public.projects as pr on pr.id = p.project_id
    where p.id = count_selection.palette_id and p.is_public and pr.user_id is distinct from caller;
  if not found or private.is_suspended(caller) then
    return;
  end if;
  insert into private.palette_selections (palette_id, actor, user_id, day)
    values (count_selection.palette_id, coalesce(caller::text, private.visitor()), caller, today)
    on conflict do nothing;
  if found then
    update public.project_palettes as p set selection_count = p.selection_count + 1
      where p.id = count_selection.palette_id;
    -- No other request is waited for: what one leaves behind, the next takes along.
    delete from private.palette_selections as s where s.ctid in (
      select old.ctid from private.palette_selections as old
      where old.day < today - 1 limit 100 for update skip locked
    );
  end if;
end
$$;

create function public.increment_palette_selection_count(palette_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.count_selection(palette_id)
$$;

grant execute on function private.count_selection(uuid) to anon, authenticated, service_role;
grant execute on function public.increment_palette_selection_count(uuid) to anon, authenticated, service_role;
