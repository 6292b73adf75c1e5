-- An administrator is whoever has a row here.

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  role text not null default 'admin' check (role in ('admin')),
  notify_new_users boolean not null default true,
  notify_pro_upgrades boolean not null default true,
  updated_at timestamptz not null default now()
);

-- A policy that read its own table would recurse (42P17), so the question is asked with the owner's rights.
create function private.is_admin(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.admin_users as a where a.user_id = is_admin.user_id)
$$;

-- About the caller only: this one may be asked by anyone.
create function private.am_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin((select auth.uid()))
$$;
grant execute on function private.am_admin() to authenticated;
grant execute on function private.is_admin(uuid) to service_role;

create trigger touch_updated_at before update on public.admin_users
  for each row execute function private.touch_updated_at();
create trigger refuse_suspended before insert or update or delete on public.admin_users
  for each statement execute function private.refuse_suspended();

alter table public.admin_users enable row level security;

create policy "everyone sees their own row, administrators see all" on public.admin_users
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.am_admin()));
create policy "administrators set what any administrator is told" on public.admin_users
  for update to authenticated
  using ((select private.am_admin()))
  with check ((select private.am_admin()));

grant select on public.admin_users to authenticated;
grant update (notify_new_users, notify_pro_upgrades, updated_at) on public.admin_users to authenticated;
grant all on public.admin_users to service_role;
