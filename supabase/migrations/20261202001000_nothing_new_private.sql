-- Whose PRO has ended keeps what is private, and makes nothing else private: neither a new palette nor a public one
-- that moves, also where a private project from before has room for it.

-- Of a palette that comes into a project, as a new one or from another.
create or replace function private.guard_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select p.user_id from public.projects as p where p.id = new.project_id);
  is_own boolean := coalesce(auth.uid() = owner, false);
  most integer;
  may_hide boolean;
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
  -- A new palette has no visibility before, and counts as public.
  if is_own and not may_hide and not new.is_public and coalesce(old.is_public, true) then
    raise exception 'private palettes need PRO' using errcode = 'PRO01';
  end if;
  if most is not null
    and (select count(*) from public.project_palettes where project_id = new.project_id) >= most then
    raise exception 'free palette limit reached' using errcode = 'LIM02';
  end if;
  return new;
end
$$;
