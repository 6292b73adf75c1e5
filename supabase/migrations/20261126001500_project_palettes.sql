-- Palettes of projects. Public ones are everyone's to read: the explore page shows them.

create table public.project_palettes (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (private.is_name(name)),
  colors text[] not null check (private.are_colors(colors)),
  -- Integer HSL keeps about one hex in ten; this list is exact. Null where a client wrote only the colors.
  exact text[] check (private.are_exact(exact, colors)),
  tags text[] not null default '{}' check (private.are_tags(tags)),
  -- The theme made of it, as the query of that theme's address; null for none.
  theme text check (octet_length(theme) <= 8000 and theme ~ '^[hg]=[A-Za-z0-9._*%=&+-]+$'),
  is_public boolean not null default true,
  selection_count integer not null default 0 check (selection_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index project_palettes_by_project on public.project_palettes (project_id, created_at desc, id desc);
create index project_palettes_by_change on public.project_palettes (project_id, updated_at);
-- What nobody has used comes after everything that somebody has; of equal popularity the newest is first. The pages of
-- private.popular_like go by the same three.
create index project_palettes_popular on public.project_palettes (selection_count desc, created_at desc, id desc)
  where is_public;
create index project_palettes_recent on public.project_palettes (created_at desc, id desc) where is_public;
-- The other half of project_palettes_recent.
create index project_palettes_private_by_time on public.project_palettes (created_at desc, id desc)
  where not is_public;

-- Users are locked before their projects everywhere, the deletion of an account included: the other way around, two
-- requests could wait for each other.
-- Of a palette that comes into a project, as a new one or from another.
create function private.guard_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select p.user_id from public.projects as p where p.id = new.project_id);
  is_own boolean := coalesce(auth.uid() = owner, false);
  most integer;
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
  if most is not null
    and (select count(*) from public.project_palettes where project_id = new.project_id) >= most then
    raise exception 'free palette limit reached' using errcode = 'LIM02';
  end if;
  return new;
end
$$;
create trigger guard_new_palette before insert on public.project_palettes
  for each row execute function private.guard_arrival();
create trigger guard_moved_palette before update of project_id on public.project_palettes
  for each row when (old.project_id is distinct from new.project_id) execute function private.guard_arrival();

create function private.guard_palette_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Being counted is not being changed.
  new.updated_at := case when new.selection_count = old.selection_count then now() else old.updated_at end;
  -- Only its project decides: through the trigger below, or the one above where it comes into another.
  if pg_trigger_depth() = 1 and new.project_id = old.project_id then
    new.is_public := old.is_public;
  end if;
  -- Exact values of the colors before are not those of the colors now.
  if new.colors is distinct from old.colors and new.exact is not distinct from old.exact then
    new.exact := null;
  end if;
  -- Popularity was for what was seen, and either list is seen.
  if new.colors is distinct from old.colors or new.exact is distinct from old.exact then
    new.selection_count := 0;
  end if;
  return new;
end
$$;
create trigger guard_palette_change before update on public.project_palettes
  for each row execute function private.guard_palette_change();

create trigger share_tags before insert or update of tags on public.project_palettes
  for each statement execute function private.share_tags();
create trigger refuse_forbidden_tags before insert or update of tags on public.project_palettes
  for each row execute function private.refuse_forbidden_tags();

create function private.spread_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.project_palettes set is_public = new.is_public where project_id = new.id;
  return null;
end
$$;
create trigger spread_visibility after update of is_public on public.projects
  for each row when (old.is_public is distinct from new.is_public) execute function private.spread_visibility();

create trigger refuse_suspended before insert or update or delete on public.project_palettes
  for each statement execute function private.refuse_suspended();

alter table public.project_palettes enable row level security;

create policy "visitors read public palettes" on public.project_palettes
  for select to anon using (is_public);
-- One policy for both reasons: of several, each would be asked of every row.
create policy "users read public palettes and their own" on public.project_palettes
  for select to authenticated
  using (is_public or project_id in (select p.id from public.projects as p where p.user_id = (select auth.uid())));
create policy "owners add palettes to their projects" on public.project_palettes
  for insert to authenticated
  with check (project_id in (select p.id from public.projects as p where p.user_id = (select auth.uid())));
create policy "owners change their palettes" on public.project_palettes
  for update to authenticated
  using (project_id in (select p.id from public.projects as p where p.user_id = (select auth.uid())))
  with check (project_id in (select p.id from public.projects as p where p.user_id = (select auth.uid())));
create policy "owners delete their palettes" on public.project_palettes
  for delete to authenticated
  using (project_id in (select p.id from public.projects as p where p.user_id = (select auth.uid())));

grant select on public.project_palettes to anon, authenticated;
grant delete on public.project_palettes to authenticated;
grant insert (project_id, name, colors, exact, tags, theme, is_public) on public.project_palettes to authenticated;
grant update (project_id, name, colors, exact, tags, theme, is_public, updated_at) on public.project_palettes to authenticated;
grant all on public.project_palettes to service_role;
