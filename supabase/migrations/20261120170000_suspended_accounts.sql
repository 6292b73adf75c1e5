-- A suspended account reads on until its access token ends, and writes nothing. The auth server's own mark is the only
-- one: whoever sets or lifts it there has done all there is to do.

create function private.is_suspended(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users as u where u.id = is_suspended.user_id and u.banned_until > now())
$$;

-- For each statement, not for each row: the answer is the same whether or not there was anything to write.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_suspended((select auth.uid())) then
    raise exception 'account suspended' using errcode = 'ACC01';
  end if;
  return null;
end
$$;

create trigger refuse_suspended before insert or update or delete on public.projects
  for each statement execute function private.refuse_suspended();
create trigger refuse_suspended before insert or update or delete on public.project_palettes
  for each statement execute function private.refuse_suspended();
create trigger refuse_suspended before insert or update or delete on public.extraction_counts
  for each statement execute function private.refuse_suspended();
create trigger refuse_suspended before insert or update or delete on public.palette_of_the_week
  for each statement execute function private.refuse_suspended();
create trigger refuse_suspended before insert or update or delete on public.admin_users
  for each statement execute function private.refuse_suspended();

-- Says nothing in any case, to a suspended account neither. What counted on a day serves that day alone: a day later
-- it goes, with the digests of visitors in it.
create or replace function private.count_selection(palette_id uuid) returns void
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
