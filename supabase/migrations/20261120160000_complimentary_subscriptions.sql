-- PRO without payment, given by an administrator. It is kept apart from what the payment provider says: copying the
-- provider's truth never ends it, and ending it never touches a subscription that is paid for.

create table public.complimentary_subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.complimentary_subscriptions enable row level security;
create policy "complimentary subscriptions are read by their user" on public.complimentary_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.complimentary_subscriptions to authenticated;
grant all on public.complimentary_subscriptions to service_role;

-- The first reading of PRO, with what was given. The second one stays as it is: nothing is charged here, so nothing
-- stands in the way of deleting the account.
create or replace function private.is_pro(user_id uuid) returns boolean
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

-- The gift and its trail, both or neither. Answers what became of it.
create function private.give_pro(actor_id uuid, target_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.users as u where u.id = target_id for key share;
  if not found then
    return 'unknown';
  end if;
  if private.will_renew(target_id) then
    return 'paid';
  end if;
  insert into public.complimentary_subscriptions (user_id) values (target_id) on conflict do nothing;
  if not found then
    return 'unchanged';
  end if;
  perform private.audit(actor_id, 'grant pro', target_id, 'done');
  return 'changed';
end
$$;

create function private.take_pro(actor_id uuid, target_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.complimentary_subscriptions as g where g.user_id = target_id;
  if found then
    perform private.audit(actor_id, 'remove pro', target_id, 'done');
    return 'changed';
  end if;
  return case
    when not exists (select from auth.users as u where u.id = target_id) then 'unknown'
    when private.will_renew(target_id) then 'paid'
    else 'unchanged'
  end;
end
$$;

create function public.back_office_give_pro(actor_id uuid, target_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.give_pro(actor_id, target_id) $$;
create function public.back_office_take_pro(actor_id uuid, target_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.take_pro(actor_id, target_id) $$;

grant execute on function private.give_pro(uuid, uuid) to service_role;
grant execute on function private.take_pro(uuid, uuid) to service_role;
grant execute on function public.back_office_give_pro(uuid, uuid) to service_role;
grant execute on function public.back_office_take_pro(uuid, uuid) to service_role;
