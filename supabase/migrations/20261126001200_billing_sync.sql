-- Copying the payment provider's truth. An event is only a doorbell: events come twice, late and in any order. Whoever
-- hears it draws a ticket for the customer, reads the provider, and writes what it read. Only the newest ticket may
-- write: a handler with an older one may have read an older truth, and a newer handler is on its way.

create table private.billing_tickets (
  customer_id text primary key references public.stripe_customers (customer_id) on delete cascade,
  ticket bigint not null default 0
);

create table private.webhook_events (
  event_id text primary key,
  type text not null,
  handled_at timestamptz not null default now()
);

grant all on private.billing_tickets, private.webhook_events to service_role;

-- Null where the customer is nobody's here, or the event was handled before: there is nothing to do.
create function public.open_billing_sync(event_id text, customer_id text) returns bigint
language sql security invoker set search_path = '' as $$
  insert into private.billing_tickets as t (customer_id, ticket)
    select c.customer_id, 1 from public.stripe_customers as c
    where c.customer_id = open_billing_sync.customer_id
      and not exists (select from private.webhook_events as e where e.event_id = open_billing_sync.event_id)
    on conflict (customer_id) do update set ticket = t.ticket + 1
    returning t.ticket
$$;

-- The event and its effect, both or neither. `subscriptions` is a list of rows as the provider tells them now; those
-- of the customer that are missing from it have ended. Returns whether the ticket was still the newest. An event that
-- comes too late is not remembered: its duplicate may be the newer handler, and must find work to do if that one dies.
create function public.close_billing_sync(
  event_id text, event_type text, customer_id text, ticket bigint, subscriptions jsonb
) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
  is_newest boolean;
begin
  select t.ticket = close_billing_sync.ticket into is_newest
    from private.billing_tickets as t where t.customer_id = close_billing_sync.customer_id for update;
  if not coalesce(is_newest, false) then
    return false;
  end if;
  insert into private.webhook_events (event_id, type)
    values (close_billing_sync.event_id, close_billing_sync.event_type)
    on conflict do nothing;
  insert into public.stripe_subscriptions as s (
      subscription_id, customer_id, status, price_id, current_period_start, current_period_end,
      cancel_at_period_end, payment_method_brand, payment_method_last4, created_at, deleted_at
    )
    select r.subscription_id, close_billing_sync.customer_id, r.status, r.price_id, r.current_period_start,
      r.current_period_end, r.cancel_at_period_end, r.payment_method_brand, r.payment_method_last4,
      to_timestamp(r.created), case when r.status in ('canceled', 'incomplete_expired') then now() end
    from jsonb_to_recordset(subscriptions) as r (
      subscription_id text, status text, price_id text, current_period_start bigint, current_period_end bigint,
      cancel_at_period_end boolean, payment_method_brand text, payment_method_last4 text, created bigint
    )
    on conflict (subscription_id) do update set
      status = excluded.status,
      price_id = excluded.price_id,
      current_period_start = excluded.current_period_start,
      current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end,
      payment_method_brand = excluded.payment_method_brand,
      payment_method_last4 = excluded.payment_method_last4,
      created_at = excluded.created_at,
      deleted_at = case when excluded.deleted_at is not null then coalesce(s.deleted_at, excluded.deleted_at) end
    where s.customer_id = excluded.customer_id;
  update public.stripe_subscriptions as s set deleted_at = now()
    where s.customer_id = close_billing_sync.customer_id
      and s.deleted_at is null
      and not exists (
        select from jsonb_array_elements(subscriptions) as r where r ->> 'subscription_id' = s.subscription_id
      );
  return true;
end
$$;

-- Events that concern nobody here are remembered too, so that it can be seen that they came.
create function public.record_webhook_event(event_id text, event_type text) returns void
language sql security invoker set search_path = '' as $$
  insert into private.webhook_events (event_id, type) values (event_id, event_type) on conflict do nothing
$$;

grant execute on function public.open_billing_sync(text, text) to service_role;
grant execute on function public.close_billing_sync(text, text, text, bigint, jsonb) to service_role;
grant execute on function public.record_webhook_event(text, text) to service_role;
