-- Projects hold palettes, and decide who sees them.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (private.is_name(name)),
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_by_user on public.projects (user_id, created_at desc, id desc);
-- The newest of all, for the list of what happened.
create index projects_by_time on public.projects (created_at desc, id desc);

-- Owner, feature, lock, count: in this order. A trigger runs before row security looks at the new row, so a stranger
-- who heard of a limit first would learn something about another user's projects.
create function private.guard_new_project() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.plan_limits;
begin
  if auth.uid() is distinct from new.user_id then
    -- Not the caller's: row security refuses it, or the caller is a server, which no limit binds.
    return new;
  end if;
  select * into limits from private.plan_limits where plan = private.plan_of(new.user_id);
  if not new.is_public and not limits.allows_private then
    raise exception 'private projects need PRO' using errcode = 'PRO01';
  end if;
  if limits.projects is null then
    return new;
  end if;
  -- Two requests at once count one after the other, and a bulk insert is counted row by row.
  perform from auth.users where id = new.user_id for no key update;
  if (select count(*) from public.projects where user_id = new.user_id) >= limits.projects then
    raise exception 'free project limit reached' using errcode = 'LIM01';
  end if;
  return new;
end
$$;
create trigger guard_new_project before insert on public.projects
  for each row execute function private.guard_new_project();

create function private.guard_project_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := now();
  if old.is_public and not new.is_public and auth.uid() = new.user_id
    and not (select allows_private from private.plan_limits where plan = private.plan_of(new.user_id)) then
    raise exception 'private projects need PRO' using errcode = 'PRO02';
  end if;
  return new;
end
$$;
create trigger guard_project_change before update on public.projects
  for each row execute function private.guard_project_change();

create trigger refuse_suspended before insert or update or delete on public.projects
  for each statement execute function private.refuse_suspended();

alter table public.projects enable row level security;

create policy "owners read their projects" on public.projects
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owners create their projects" on public.projects
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their projects" on public.projects
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners delete their projects" on public.projects
  for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.projects to authenticated;
grant insert (user_id, name, is_public) on public.projects to authenticated;
grant update (name, is_public, updated_at) on public.projects to authenticated;
grant all on public.projects to service_role;
