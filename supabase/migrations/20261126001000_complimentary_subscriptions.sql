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
