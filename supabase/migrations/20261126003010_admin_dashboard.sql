-- How many there are of everything, and twelve weeks of sign-ups and upgrades.

-- The weeks begin on Monday, in UTC; the last of the twelve is the running one.
create function private.dashboard() returns jsonb
language sql stable security definer set search_path = '' as $$
  with weeks as (
    select monday, monday at time zone 'utc' as begins
    from (select date_trunc('week', now() at time zone 'utc') as current) as this,
      generate_series(current - interval '77 days', current, interval '7 days') as monday
  ), sign_ups as (
    select date_trunc('week', d.created_at at time zone 'utc') as monday, count(*) as number
    from private.user_directory as d where d.created_at >= (select min(begins) from weeks) group by 1
  ), upgrades as (
    select date_trunc('week', s.created_at at time zone 'utc') as monday, count(*) as number
    from public.stripe_subscriptions as s
    where s.created_at >= (select min(begins) from weeks) and s.status not in ('incomplete', 'incomplete_expired')
    group by 1
  )
  select jsonb_build_object(
    'total_users', count(*),
    'new_users', count(*) filter (where d.created_at > now() - interval '7 days'),
    'pro_users', (select count(*) from private.pro_users),
    'total_projects', coalesce(sum(d.projects_count), 0),
    'total_palettes', coalesce(sum(d.palettes_count), 0),
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'start', to_char(w.monday, 'YYYY-MM-DD'),
        'signups', coalesce(n.number, 0),
        'upgrades', coalesce(g.number, 0)
      ) order by w.monday)
      from weeks as w left join sign_ups as n using (monday) left join upgrades as g using (monday)
    )
  )
  from private.user_directory as d
$$;

create function public.admin_dashboard() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.dashboard() $$;
grant execute on function private.dashboard() to service_role;
grant execute on function public.admin_dashboard() to service_role;
