-- What was taken out of a project comes back by Undo, within seconds. After the end of PRO a project may hold more than
-- the plan allows, or be private: neither stands in the way of what was there a moment ago. Nothing else becomes private
-- then: neither a new palette nor a public one that moves, also where a private project from before has room for it.

-- A place for each palette that its owner has taken out of a project.
create table private.freed_places (
  id bigint generated always as identity primary key,
  -- No reference: it would lock the project after the palette, and the deletion of the project locks both the other way
  -- around.
  project_id uuid not null,
  -- What comes back: the palette with this id, where it was moved; where it was deleted, one of the same colors, of which
  -- no more than a digest is kept.
  palette text not null,
  freed_at timestamptz not null default now()
);
create index freed_places_by_project on private.freed_places (project_id, id);
create index freed_places_by_time on private.freed_places (freed_at);

-- None where a server took it, or the deletion of the whole project.
create function private.free_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.freed_places (project_id, palette)
    select p.id, case tg_op when 'DELETE' then md5(old.colors::text) else old.id::text end
    from public.projects as p where p.id = old.project_id and p.user_id = auth.uid();
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

-- Of a palette that comes into a project, as a new one or from another. Each uses a place up, also where there is room
-- and whatever the plan: what is in a project and what may come back are together never more than what was there.
create or replace function private.guard_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select p.user_id from public.projects as p where p.id = new.project_id);
  is_own boolean := coalesce(auth.uid() = owner, false);
  most integer;
  may_hide boolean;
  is_full boolean;
  is_back boolean;
  came constant text[] := array[new.id::text, md5(new.colors::text)];
begin
  if is_own then
    select palettes_per_project, allows_private into most, may_hide
      from private.plan_limits where plan = private.plan_of(owner);
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
  -- Before the places: one that is freed between the two is used up below, instead of being there once more afterwards.
  is_full := most is not null
    and (select count(*) from public.project_palettes where project_id = new.project_id) >= most;
  if is_own then
    -- Its own, or else the one that is gone first. Nobody waits for another request here.
    delete from private.freed_places as used where used.id = (
      select f.id from private.freed_places as f
      where f.project_id = new.project_id and f.freed_at > now() - interval '5 minutes'
      order by f.palette = any (came) desc, f.id limit 1 for update skip locked
    ) returning used.palette = any (came) into is_back;
  end if;
  is_back := coalesce(is_back, false);
  -- Whose PRO has ended makes nothing else private. A new palette has no visibility before, and counts as public.
  if not is_back and is_own and not may_hide and not new.is_public and coalesce(old.is_public, true) then
    raise exception 'private palettes need PRO' using errcode = 'PRO01';
  end if;
  if is_full and not is_back then
    raise exception 'free palette limit reached' using errcode = 'LIM02';
  end if;
  return new;
end
$$;
