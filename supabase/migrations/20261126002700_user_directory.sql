-- A line for each account, kept in step by triggers: the table of users is searched and sorted by what stands in four
-- tables, one of which is the auth server's and takes no index of ours.

create table private.user_directory (
  -- No reference: rows of an account go in the order user, projects, palettes, and this line always last, as it is
  -- written by every save. A cascade would take it first, and wait for a save that waits for it.
  user_id uuid primary key,
  -- In lower case and cut: names come from outside and may have any length.
  name text not null,
  email text not null,
  created_at timestamptz not null,
  projects_count integer not null default 0,
  palettes_count integer not null default 0
) with (fillfactor = 80);
-- None on the counts: every save would have to write it.
create index user_directory_by_time on private.user_directory (created_at, user_id);
create index user_directory_by_name on private.user_directory (name, user_id);
create index user_directory_by_email on private.user_directory (email, user_id);

create function private.directory_name(email text, metadata jsonb) returns text
language sql immutable set search_path = '' as $$
  select lower(private.display_name(email, metadata))
$$;

create function private.follow_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.user_directory where user_id = old.id;
    return null;
  end if;
  insert into private.user_directory as d (user_id, name, email, created_at)
    values (
      new.id, private.directory_name(new.email, to_jsonb(new.raw_user_meta_data)),
      left(lower(coalesce(new.email, '')), 320), coalesce(new.created_at, now())
    )
    on conflict (user_id) do update set
      name = excluded.name, email = excluded.email, created_at = excluded.created_at;
  return null;
end
$$;
-- Named to come after the cascades, which begin with a capital letter.
create trigger follow_new_user after insert or delete on auth.users
  for each row execute function private.follow_user();
-- Every sign-in writes the account; few change what is shown.
create trigger follow_changed_user after update on auth.users
  for each row when (
    old.email is distinct from new.email
    or old.created_at is distinct from new.created_at
    or to_jsonb(old.raw_user_meta_data) is distinct from to_jsonb(new.raw_user_meta_data)
  ) execute function private.follow_user();

-- Accounts from before this one.
insert into private.user_directory (user_id, name, email, created_at)
select
  u.id, private.directory_name(u.email, to_jsonb(u.raw_user_meta_data)), left(lower(coalesce(u.email, '')), 320),
  coalesce(u.created_at, now())
from auth.users as u;

create function private.count_new_projects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.user_directory as d set projects_count = d.projects_count + c.number
    from (select user_id, count(*) as number from added group by user_id) as c where d.user_id = c.user_id;
  return null;
end
$$;
create trigger count_new_projects after insert on public.projects
  referencing new table as added for each statement execute function private.count_new_projects();

create function private.count_new_palettes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.user_directory as d set palettes_count = d.palettes_count + c.number
    from (
      select p.user_id, count(*) as number
      from added as a join public.projects as p on p.id = a.project_id group by p.user_id
    ) as c
    where d.user_id = c.user_id;
  return null;
end
$$;
create trigger count_new_palettes after insert on public.project_palettes
  referencing new table as added for each statement execute function private.count_new_palettes();

-- Palettes that went with their project find no owner here; the project's own trigger counts those.
create function private.count_gone_palettes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.user_directory as d set palettes_count = d.palettes_count - c.number
    from (
      select p.user_id, count(*) as number
      from removed as r join public.projects as p on p.id = r.project_id group by p.user_id
    ) as c
    where d.user_id = c.user_id;
  return null;
end
$$;
create trigger count_gone_palettes after delete on public.project_palettes
  referencing old table as removed for each statement execute function private.count_gone_palettes();

-- Locked first, counted then: the count sees whatever was saved by those that held the lock before.
create function private.count_gone_projects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.user_directory as d
    where d.user_id in (select r.user_id from removed as r) order by d.user_id for update;
  update private.user_directory as d set
      projects_count = (select count(*) from public.projects as p where p.user_id = d.user_id),
      palettes_count = (
        select count(*) from public.project_palettes as pp
        join public.projects as p on p.id = pp.project_id where p.user_id = d.user_id
      )
    where d.user_id in (select r.user_id from removed as r);
  return null;
end
$$;
create trigger count_gone_projects after delete on public.projects
  referencing old table as removed for each statement execute function private.count_gone_projects();
