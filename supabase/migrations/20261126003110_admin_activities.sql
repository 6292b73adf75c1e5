-- What happened: read from the newest on, and no further than the page that is asked for. Private projects keep their
-- names to their owners here, too.

-- Palettes that are in another project than the one they were saved into, which is not known any more.
create table private.moved_palettes (
  palette_id uuid primary key references public.project_palettes (id) on delete cascade
);

create function private.note_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.moved_palettes (palette_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger note_move after update of project_id on public.project_palettes
  for each row when (old.project_id is distinct from new.project_id) execute function private.note_move();

-- Each kind gives as many rows as could be on the page; the newest of them all make it. Told is what happened then: of a
-- palette that was moved, not in which project it is now.
create function private.activities_page(kind text, most integer, skip integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with events as (
    (select 'new_user' as type, d.user_id::text as subject, d.created_at as at, d.user_id, null::text as project,
        false as is_private
      from private.user_directory as d
      where kind in ('all', 'new_user') order by d.created_at desc, d.user_id desc limit most + skip + 1)
    union all
    (select 'pro_upgrade', s.subscription_id, s.created_at, c.user_id, null, false
      from public.stripe_subscriptions as s join public.stripe_customers as c using (customer_id)
      -- An attempt that was never paid is no upgrade.
      where kind in ('all', 'pro_upgrade') and s.status not in ('incomplete', 'incomplete_expired')
      order by s.created_at desc, s.subscription_id desc limit most + skip + 1)
    union all
    (select 'new_project', p.id::text, p.created_at, p.user_id, case when p.is_public then p.name end, not p.is_public
      from public.projects as p
      where kind in ('all', 'new_project') order by p.created_at desc, p.id desc limit most + skip + 1)
    union all
    -- Two indexes hold every palette once; each gives its newest.
    (select 'new_palette', pp.id::text, pp.created_at, p.user_id, case
        when not exists (select from private.moved_palettes as m where m.palette_id = pp.id) then p.name
      end, false
      from public.project_palettes as pp join public.projects as p on p.id = pp.project_id
      where kind in ('all', 'new_palette') and pp.is_public
      order by pp.created_at desc, pp.id desc limit most + skip + 1)
    union all
    (select 'new_palette', pp.id::text, pp.created_at, p.user_id, null, true
      from public.project_palettes as pp join public.projects as p on p.id = pp.project_id
      where kind in ('all', 'new_palette') and not pp.is_public
      order by pp.created_at desc, pp.id desc limit most + skip + 1)
  ), page as (
    select *, row_number() over (order by at desc, type, subject desc) as place from events
    order by place limit most + 1 offset skip
  )
  select jsonb_build_object(
    'activities', coalesce(jsonb_agg(jsonb_build_object(
      'id', page.type || ':' || page.subject,
      'type', page.type,
      'date', page.at,
      'user', jsonb_build_object(
        'name', private.display_name(u.email, to_jsonb(u.raw_user_meta_data)),
        'email', coalesce(u.email, 'No email'),
        'avatar', private.public_metadata(to_jsonb(u.raw_user_meta_data)) -> 'avatar_url'
      ),
      'data', jsonb_strip_nulls(jsonb_build_object(
        'projectName', page.project, 'isPrivate', case when page.is_private then true end
      ))
    ) order by page.place) filter (where page.place <= skip + most), '[]'),
    'has_more', count(*) > most
  )
  from page join auth.users as u on u.id = page.user_id
$$;

create function public.admin_activities(kind text, most integer, skip integer) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.activities_page(kind, most, skip) $$;
grant execute on function private.activities_page(text, integer, integer) to service_role;
grant execute on function public.admin_activities(text, integer, integer) to service_role;
