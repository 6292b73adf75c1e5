-- PRO that was given may stand beside a period that is paid for: whoever takes the gift is told that PRO stays till then.

-- Null where there is no such user. `plan` tells a gift from what is paid for.
create or replace function private.user_details(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id,
    'email', coalesce(u.email, 'No email'),
    'created_at', u.created_at,
    'last_sign_in_at', u.last_sign_in_at,
    'user_metadata', private.public_metadata(to_jsonb(u.raw_user_meta_data)),
    'plan', case
      when private.will_renew(u.id) then 'paid'
      when exists (select from public.complimentary_subscriptions as g where g.user_id = u.id) then
        case when exists (
          select from public.stripe_subscriptions as s join public.stripe_customers as c using (customer_id)
          where c.user_id = u.id and s.deleted_at is null and s.status in ('active', 'trialing')
            and to_timestamp(s.current_period_start) <= now() and now() < to_timestamp(s.current_period_end)
        ) then 'complimentary-and-ending' else 'complimentary' end
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
