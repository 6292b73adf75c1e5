-- What was taken out of a project may come back by Undo, for a few seconds. After the end of PRO a project may hold more
-- than the plan allows: the limit stood in the way of what had been there a moment ago.

-- A place for each palette that its owner has taken out of a project, by deleting or by moving it. Which palette that was
-- is not kept: the owner could as well have changed one that stayed, and more than were there there will never be.
create table private.freed_places (
  id bigint generated always as identity primary key,
  -- No reference: it would lock the project after the palette, and the deletion of the project locks both the other way
  -- around.
  project_id uuid not null,
  freed_at timestamptz not null default now()
);
create index freed_places_by_project on private.freed_places (project_id, id);
create index freed_places_by_time on private.freed_places (freed_at);

-- None where a server or the deletion of the whole project took it.
create function private.free_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.freed_places (project_id)
    select p.id from public.projects as p where p.id = old.project_id and p.user_id = auth.uid();
  if found then
    -- No other request is waited for: what one leaves behind, the next takes along.
    delete from private.freed_places as f where f.id in (
      select past.id from private.freed_places as past
      where past.freed_at <= now() - interval '5 minutes' limit 100 for update skip locked
    );
  end if;
  return null;
end
$$;
create trigger free_deleted_place after delete on public.project_palettes
  for each row execute function private.free_place();
create trigger free_moved_place after update of project_id on public.project_palettes
  for each row when (old.project_id is distinct from new.project_id) execute function private.free_place();

-- As it was, but for the places. Whoever comes in uses one up, also where the plan has room and whatever the plan: what
-- is in a project and what may come back are together never more than what was there.
create or replace function private.guard_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select p.user_id from public.projects as p where p.id = new.project_id);
  is_own boolean := coalesce(auth.uid() = owner, false);
  most integer;
  is_full boolean;
begin
  if is_own then
    select palettes_per_project into most from private.plan_limits where plan = private.plan_of(owner);
  end if;
  if most is not null then
    perform from auth.users where id = owner for no key update;
  end if;
  -- Held until the end: a project cannot turn private while a palette takes over that it is public.
  select p.is_public into new.is_public from public.projects as p where p.id = new.project_id for share;
  if not found then
    -- Row security or the foreign key refuses it.
    new.is_public := false;
    return new;
  end if;
  -- Before the places: one that is freed between the two is used up then, and not there once more afterwards.
  is_full := most is not null
    and (select count(*) from public.project_palettes where project_id = new.project_id) >= most;
  if is_own then
    -- The one that will be gone first. Without a limit nothing is locked, and nobody waits for another request either.
    delete from private.freed_places as used where used.id = (
      select f.id from private.freed_places as f
      where f.project_id = new.project_id and f.freed_at > now() - interval '5 minutes'
      order by f.id limit 1 for update skip locked
    );
    is_full := is_full and not found;
  end if;
  if is_full then
    raise exception 'free palette limit reached' using errcode = 'LIM02';
  end if;
  return new;
end
$$;
