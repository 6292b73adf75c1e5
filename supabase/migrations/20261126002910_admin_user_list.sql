-- The table of users, and what is shown of one of them.

-- Who counts as PRO in the back office: whoever will be charged again, and whoever was given it.
create view private.pro_users as
  select c.user_id from public.stripe_subscriptions as s join public.stripe_customers as c using (customer_id)
  where s.deleted_at is null and s.status in ('active', 'trialing') and not s.cancel_at_period_end
  union
  select user_id from public.complimentary_subscriptions;

-- A word is looked for as it stands, in names and addresses; an id is found whole.
create function private.find_users(
  word text, plan text, sort text, descends boolean, most integer, skip integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Not joined: an order that an index gives would be lost.
  is_pro constant text := 'd.user_id in (select user_id from private.pro_users)';
  by_column text := case sort
    when 'name' then 'd.name' when 'email' then 'd.email' when 'joined' then 'd.created_at'
    when 'status' then is_pro
    when 'palettes' then 'd.palettes_count' when 'projects' then 'd.projects_count'
  end;
  direction text := case when descends then 'desc' else 'asc' end;
  answer jsonb;
begin
  if by_column is null or plan not in ('all', 'pro', 'free') then
    raise exception 'unknown column or plan' using errcode = '22023';
  end if;
  execute format($query$
    with page as (
      select d.user_id, d.projects_count, d.palettes_count, %3$s as is_pro, %1$s as sorted_by
      from private.user_directory as d
      where ($2 = 'all' or (%3$s) = ($2 = 'pro'))
        and ($1 = '' or strpos(d.name, $1) > 0 or strpos(d.email, $1) > 0 or d.user_id::text = $1)
      order by %1$s %2$s, d.user_id %2$s limit $3 offset $4
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id,
      'email', coalesce(u.email, 'No email'),
      'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at,
      'user_metadata', private.public_metadata(to_jsonb(u.raw_user_meta_data)),
      'is_pro', page.is_pro,
      'is_admin', a.user_id is not null,
      'is_suspended', coalesce(u.banned_until > now(), false),
      'palettes_count', page.palettes_count,
      'projects_count', page.projects_count
    ) order by page.sorted_by %2$s, page.user_id %2$s), '[]')
    from page join auth.users as u on u.id = page.user_id left join public.admin_users as a on a.user_id = u.id
  $query$, by_column, direction, is_pro) into answer using lower(word), plan, most, skip;
  return answer;
end
$$;

create function private.count_users(word text, plan text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', count(*) filter (where count_users.plan = 'all' or (p.user_id is not null) = (count_users.plan = 'pro')),
    'pro', count(p.user_id) filter (where count_users.plan <> 'free')
  )
  from private.user_directory as d left join private.pro_users as p using (user_id)
  where count_users.word = '' or strpos(d.name, lower(count_users.word)) > 0
    or strpos(d.email, lower(count_users.word)) > 0 or d.user_id::text = lower(count_users.word)
$$;

-- Null where there is no such user. `plan` tells a gift from what is paid for.
create function private.user_details(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id,
    'email', coalesce(u.email, 'No email'),
    'created_at', u.created_at,
    'last_sign_in_at', u.last_sign_in_at,
    'user_metadata', private.public_metadata(to_jsonb(u.raw_user_meta_data)),
    'plan', case
      when private.will_renew(u.id) then 'paid'
      when exists (select from public.complimentary_subscriptions as g where g.user_id = u.id) then 'complimentary'
      when private.is_pro(u.id) then 'ending'
      else 'free'
    end,
    'is_suspended', coalesce(u.banned_until > now(), false),
    'is_admin', private.is_admin(u.id),
    'palettes_count', d.palettes_count,
    'projects_count', d.projects_count
  )
  from auth.users as u join private.user_directory as d on d.user_id = u.id where u.id = user_details.user_id
$$;

create function public.admin_find_users(
  word text, plan text, sort text, descends boolean, most integer, skip integer
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.find_users(word, plan, sort, descends, most, skip)
$$;
create function public.admin_count_users(word text, plan text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.count_users(word, plan) $$;
create function public.admin_user_details(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.user_details(user_id) $$;

grant execute on function private.find_users(text, text, text, boolean, integer, integer) to service_role;
grant execute on function private.count_users(text, text) to service_role;
grant execute on function private.user_details(uuid) to service_role;
grant execute on function public.admin_find_users(text, text, text, boolean, integer, integer) to service_role;
grant execute on function public.admin_count_users(text, text) to service_role;
grant execute on function public.admin_user_details(uuid) to service_role;
