-- A copy makes way only for a newer one that has written. It made way for one that was begun: where that one died, and
-- was nobody's to repeat, as one of our own or the duplicate of a delivery, the change was in nobody's hands any more.

-- The newest ticket that has written.
alter table private.billing_tickets add column written bigint not null default 0;

-- The event and its effect, both or neither. `subscriptions` is a list of rows as the provider told them once the ticket
-- was drawn, so a newer ticket that has written knew of this event, too: the event needs no repeating. One that writes
-- later overwrites this one, whichever read first: what changed in between has an event with a newer ticket still.
-- Returns whether it wrote; not where a duplicate of the event has, either.
create or replace function public.close_billing_sync(
  event_id text, event_type text, customer_id text, ticket bigint, subscriptions jsonb
) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
  is_newer boolean;
begin
  select close_billing_sync.ticket > t.written into is_newer
    from private.billing_tickets as t where t.customer_id = close_billing_sync.customer_id for update;
  if not coalesce(is_newer, false) then
    return false;
  end if;
  insert into private.webhook_events (event_id, type)
    values (close_billing_sync.event_id, close_billing_sync.event_type)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  update private.billing_tickets as t set written = close_billing_sync.ticket
    where t.customer_id = close_billing_sync.customer_id;
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
