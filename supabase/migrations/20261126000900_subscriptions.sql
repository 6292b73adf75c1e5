-- What the payment provider says, copied by the webhook. Nobody else writes here.

create table public.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now()
);

create table public.stripe_subscriptions (
  subscription_id text primary key,
  customer_id text not null references public.stripe_customers (customer_id) on delete cascade,
  status text not null check (status in (
    'active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'
  )),
  price_id text,
  -- Unix seconds, as the provider writes them.
  current_period_start bigint not null,
  current_period_end bigint not null,
  cancel_at_period_end boolean not null default false,
  payment_method_brand text,
  payment_method_last4 text check (payment_method_last4 ~ '^[0-9]{4}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index stripe_subscriptions_by_customer on public.stripe_subscriptions (customer_id, created_at desc);
-- The newest of all, for the list of what happened.
create index stripe_subscriptions_by_time on public.stripe_subscriptions (created_at desc, subscription_id desc);

create trigger touch_updated_at before update on public.stripe_subscriptions
  for each row execute function private.touch_updated_at();

alter table public.stripe_customers enable row level security;
alter table public.stripe_subscriptions enable row level security;

create policy "customers are read by their user" on public.stripe_customers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "subscriptions are read by their user" on public.stripe_subscriptions
  for select to authenticated
  -- One customer at most, so that an index finds theirs: a list would be looked up for every row.
  using (customer_id = (select c.customer_id from public.stripe_customers as c where c.user_id = (select auth.uid())));

grant select on public.stripe_customers, public.stripe_subscriptions to authenticated;
grant all on public.stripe_customers, public.stripe_subscriptions to service_role;
