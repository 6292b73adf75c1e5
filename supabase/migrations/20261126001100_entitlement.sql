-- Who has PRO, in its two readings, and which plan follows from it.

-- The first reading: paid for now, or given. It opens features and limits.
create function private.is_pro(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.stripe_subscriptions as s
    join public.stripe_customers as c using (customer_id)
    where c.user_id = is_pro.user_id
      and s.deleted_at is null
      and s.status in ('active', 'trialing')
      and to_timestamp(s.current_period_start) <= now()
      and now() < to_timestamp(s.current_period_end)
  ) or exists (
    select from public.complimentary_subscriptions as g where g.user_id = is_pro.user_id
  )
$$;

-- The second reading: will be charged again. It counts conversions and guards the deletion of accounts; what was given
-- is not charged, so nothing stands in the way of deleting the account.
create function private.will_renew(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.stripe_subscriptions as s
    join public.stripe_customers as c using (customer_id)
    where c.user_id = will_renew.user_id
      and s.deleted_at is null
      and s.status in ('active', 'trialing')
      and not s.cancel_at_period_end
  )
$$;

create function private.plan_of(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when private.is_pro(plan_of.user_id) then 'pro' else 'free' end
$$;

grant execute on function private.is_pro(uuid) to service_role;
grant execute on function private.will_renew(uuid) to service_role;
grant execute on function private.plan_of(uuid) to service_role;
