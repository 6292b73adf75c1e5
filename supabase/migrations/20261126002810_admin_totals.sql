-- What administrators read about everyone, here and in the files after this one. Only the server functions may ask, after
-- they have seen who is asking; each answer is one JSON value, so no row limit of the REST layer cuts it, and its fields
-- are the fixed list written here.

create function private.totals() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'projectsByUser', (
      select coalesce(jsonb_object_agg(user_id, number), '{}')
      from (select user_id, count(*) as number from public.projects group by user_id) as counted
    ),
    'palettesByUser', (
      select coalesce(jsonb_object_agg(user_id, number), '{}')
      from (
        select p.user_id, count(*) as number
        from public.project_palettes as pp join public.projects as p on p.id = pp.project_id group by p.user_id
      ) as counted
    ),
    'subscriptions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', c.user_id,
        'status', s.status,
        'current_period_start', s.current_period_start,
        'current_period_end', s.current_period_end,
        'cancel_at_period_end', s.cancel_at_period_end,
        'created_at', s.created_at
      ) order by s.created_at desc, s.subscription_id), '[]')
      from public.stripe_subscriptions as s join public.stripe_customers as c using (customer_id)
      where s.deleted_at is null
    ),
    'total_projects', (select count(*) from public.projects),
    'total_palettes', (select count(*) from public.project_palettes)
  )
$$;

create function public.admin_totals() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.totals() $$;
grant execute on function private.totals() to service_role;
grant execute on function public.admin_totals() to service_role;
